import { showDay } from '#kernel/dates.ts';
import { endOfMonth } from './card-address.ts';

export interface Span {
  readonly day: string;
  readonly until?: string | undefined;
}

/** A day, a whole month by its number, and of a week or a part of a month the first and the last day. */
export function spanText({ day, until }: Span): string {
  if (until === undefined) return showDay(day);
  const isMonth = day.endsWith('-01') && until === endOfMonth(day);
  return isMonth ? `${day.slice(5, 7)}/${day.slice(0, 4)}` : `${showDay(day)} – ${showDay(until)}`;
}
