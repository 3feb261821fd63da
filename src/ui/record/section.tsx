import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** A number beside the title. */
  readonly count?: number;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a record: one subject and its actions. */
export function Section({ title, count, action, children }: SectionProps): ReactNode {
  const id = useId();
  const numbers = useNumbers();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {count !== undefined && count > 0 && <span className={classes.count}>{numbers.show(count)}</span>}
        <span className={classes.action}>{action}</span>
      </div>
      {children}
    </section>
  );
}

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode; readonly wide?: boolean }[];
}

/** Labels and values of a record, side by side where there is room. Numbers are written as the country writes them. */
export function Facts({ facts }: FactsProps): ReactNode {
  const numbers = useNumbers();
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={classes.fact} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? numbers.show(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
