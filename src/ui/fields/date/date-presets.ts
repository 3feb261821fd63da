import { addDays, type DateRange } from '#kernel/dates.ts';

export const LIST_PRESETS = ['all', 'last7', 'last14', 'last30', 'custom'] as const;
export const ALERT_PRESETS = ['today', 'yesterday', 'last7', 'last30', 'custom'] as const;
export type DatePreset = (typeof LIST_PRESETS)[number] | (typeof ALERT_PRESETS)[number];

/** Number of days including the first and the last; today is one of the last seven. */
const SPANS: Partial<Record<DatePreset, { readonly first: number; readonly last: number }>> = {
  today: { first: 0, last: 0 },
  yesterday: { first: -1, last: -1 },
  last7: { first: -6, last: 0 },
  last14: { first: -13, last: 0 },
  last30: { first: -29, last: 0 },
};

/** The range of a preset; `all` is no range, `custom` is chosen on the calendar. */
export function presetRange(preset: DatePreset, today: string): DateRange | null {
  const span = SPANS[preset];
  if (!span) return null;
  return { label: preset, startDate: wireDay(addDays(today, span.first)), endDate: wireDay(addDays(today, span.last)) };
}

export function customRange(first: string, last: string): DateRange {
  return { label: 'custom', startDate: wireDay(first), endDate: wireDay(last) };
}

/** YYYY-MM-DD → DD-MM-YYYY, the format in which a range is sent. */
function wireDay(day: string): string {
  return day.split('-').reverse().join('-');
}
