import type { ColumnKind } from '#kernel/list-definition.ts';

/** Digits are compared by their ends. */
export const isNumeric = (kind: ColumnKind | undefined): boolean => kind === 'number' || kind === 'money';
