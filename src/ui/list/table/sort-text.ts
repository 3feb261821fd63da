import type { ColumnKind } from '#kernel/list-definition.ts';

export interface Sorting {
  readonly id: string;
  readonly desc: boolean;
}

/** `-code` → by code, the last first. */
export function sortingOf(sort: string): Sorting {
  const desc = sort.startsWith('-');
  return { id: desc ? sort.slice(1) : sort, desc };
}

/** What a click on a heading asks for: first the order the kind of column begins with, then the other way round. */
export function nextSort(sort: string, id: string, kind: ColumnKind): string {
  const now = sortingOf(sort);
  const desc = now.id === id ? !now.desc : startsDescending(kind);
  return `${desc ? '-' : ''}${id}`;
}

/** Texts begin with A; of dates and amounts the newest and the largest are wanted first. */
function startsDescending(kind: ColumnKind): boolean {
  return kind === 'day' || kind === 'instant' || kind === 'number' || kind === 'money';
}
