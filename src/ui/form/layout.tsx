import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A card of fields that belong together. */
export function FormSection({ title, text, children }: FormSectionProps): ReactNode {
  return (
    <section className={classes.section} aria-label={title}>
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        {text && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

/** Fields side by side where there is room, below each other where there is not. */
export function FieldGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes.grid}>{children}</div>;
}

/** A field that takes the whole row of a grid. */
export function FullRow({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes.fullRow}>{children}</div>;
}

/** Two fields that are one thing, a day with its hour: never on different rows. */
export function FieldPair({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes.pair}>{children}</div>;
}
