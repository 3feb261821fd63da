import type { SortingState } from '@tanstack/react-table';
import type { ColumnKind } from '#kernel/list-definition.ts';

/** `-code` → by code, the last first. */
export function sortingOf(sort: string): SortingState {
  const desc = sort.startsWith('-');
  return [{ id: desc ? sort.slice(1) : sort, desc }];
}

export function sortText([first]: SortingState): string | undefined {
  return first && `${first.desc ? '-' : ''}${first.id}`;
}

/** Texts begin with A; of dates and amounts the newest and the largest are wanted first. */
export function startsDescending(kind: ColumnKind): boolean {
  return kind === 'day' || kind === 'instant' || kind === 'number' || kind === 'money';
}
