import type { DateRange } from '#kernel/dates.ts';
import { parseRange } from '#kernel/day-span.ts';
import {
  ALERT_PRESETS,
  customRange,
  type DatePreset,
  LIST_PRESETS,
  presetRange,
} from '#ui/fields/date/date-presets.ts';

const PRESETS: readonly string[] = [...LIST_PRESETS, ...ALERT_PRESETS];

/**
 * A range is written in the address as its days or as the name of a preset: `01-02-2026,28-02-2026` or `last7`. The
 * name keeps its meaning, so a saved view of the last seven days is still right tomorrow.
 */
export function daysOf(text: string, today: string): DateRange | undefined {
  const preset = PRESETS.includes(text) ? presetRange(text as DatePreset, today) : null;
  if (preset) return preset;
  const range = parseRange(text);
  return range && customRange(range.from, range.to);
}

/** Whether a text in the address is a range; its days are computed later. */
export const isRange = (text: string): boolean => daysOf(text, '2000-01-01') !== undefined;

export function rangeText(range: DateRange | null): string {
  if (!range) return '';
  return range.label === 'custom' ? `${range.startDate},${range.endDate}` : range.label;
}

/** `01/02/2026 – 28/02/2026`, or the one day. */
export function showDays({ startDate, endDate }: DateRange): string {
  const show = (day: string) => day.replaceAll('-', '/');
  return startDate === endDate ? show(startDate) : `${show(startDate)} – ${show(endDate)}`;
}
