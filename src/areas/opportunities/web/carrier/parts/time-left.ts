import type { Tone } from '#kernel/tone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimeLeft =
  | { readonly in: 'over' | 'moment' }
  | { readonly in: 'minutes'; readonly minutes: number }
  | { readonly in: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly in: 'days'; readonly days: number; readonly hours: number };

/** What is left until an instant, in the two largest units. */
export function timeLeft(until: string, now: Date): TimeLeft {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) return { in: 'over' };
  if (left < MINUTE) return { in: 'moment' };
  const whole = (unit: number, of: number = Number.POSITIVE_INFINITY) => Math.floor((left % of) / unit);
  if (left < HOUR) return { in: 'minutes', minutes: whole(MINUTE) };
  if (left < DAY) return { in: 'hours', hours: whole(HOUR), minutes: whole(MINUTE, HOUR) };
  return { in: 'days', days: whole(DAY), hours: whole(HOUR, DAY) };
}

const TONES = {
  over: 'neutral',
  moment: 'danger',
  minutes: 'danger',
  hours: 'warning',
  days: 'neutral',
} as const satisfies Readonly<Record<TimeLeft['in'], Tone>>;

/** The last day is a warning, the last hour an alarm. */
export const toneOf = (left: TimeLeft): Tone => TONES[left.in];
