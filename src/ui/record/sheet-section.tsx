import type { ReactNode } from 'react';
import classes from './sheet-section.module.css';

export interface SheetFact {
  readonly label: string;
  readonly value: string;
  /** Over the whole line. */
  readonly wide?: boolean;
}

interface SheetSectionProps {
  readonly title: string;
  readonly facts: readonly SheetFact[];
}

/** A part of a printed sheet, on white in every theme. */
export function SheetSection({ title, facts }: SheetSectionProps): ReactNode {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <dl className={classes.facts}>
        {facts.map(({ label, value, wide }) => (
          <div key={label} data-wide={wide || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
