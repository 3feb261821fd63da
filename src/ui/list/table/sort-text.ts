import type { ColumnKind } from '#kernel/list-definition.ts';

export interface Sorting {
  readonly id: string;
  readonly desc: boolean;
}

/** `-code` → by code, descending. */
export function sortingOf(sort: string): Sorting {
  const desc = sort.startsWith('-');
  return { id: desc ? sort.slice(1) : sort, desc };
}

/** The order after a click on a heading: first the default of the kind of column, then the reverse. */
export function nextSort(sort: string, id: string, kind: ColumnKind): string {
  const now = sortingOf(sort);
  const desc = now.id === id ? !now.desc : startsDescending(kind);
  return `${desc ? '-' : ''}${id}`;
}

/** Texts begin with A; dates and amounts with the newest and the largest. */
function startsDescending(kind: ColumnKind): boolean {
  return kind === 'day' || kind === 'instant' || kind === 'number' || kind === 'money';
}
