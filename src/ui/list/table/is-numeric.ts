import type { ColumnKind } from '#kernel/list-definition.ts';

/** Numbers are aligned right, so that their digits can be compared. */
export const isNumeric = (kind: ColumnKind | undefined): boolean => kind === 'number' || kind === 'money';
