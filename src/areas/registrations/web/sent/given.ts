import type { ReactNode } from 'react';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What was left empty is not shown. */
export const given = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ value }) => value !== null && value !== '');
