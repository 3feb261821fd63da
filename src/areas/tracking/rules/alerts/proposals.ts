import { ALARM_RANGES, type Alarm, type AlarmType, type AlarmUnit } from '#areas/routes/rules/alarm-types.ts';

/** With fewer reviews than this nobody knows how a rule does. */
export const REVIEWED_AT_LEAST = 5;
/** More false alarms than this share are too many. */
export const FALSE_SHARE = 0.5;

/** An alarm becomes calmer by a quarter, in round steps. */
const CALMER = 1.25;
const STEPS: Readonly<Record<AlarmUnit, number>> = { meters: 100, kmh: 5, minutes: 5, percent: 5, factor: 0.5 };
/** A battery that is reported later is reported lower. */
const LOWER: readonly AlarmType[] = ['battery'];

export interface Proposal {
  readonly field: 'threshold' | 'minutes';
  readonly value: number;
  readonly proposed: number;
}

export const isMostlyFalse = (reviewed: number, falseAlarms: number): boolean =>
  reviewed >= REVIEWED_AT_LEAST && falseAlarms > reviewed * FALSE_SHARE;

/** Null where the type has no value, or is as calm as it may be. */
export function proposalFor(type: AlarmType, alarm: Pick<Alarm, 'threshold' | 'minutes'>): Proposal | null {
  const { threshold, minutes } = ALARM_RANGES[type];
  const field = threshold ? 'threshold' : 'minutes';
  const range = threshold ?? minutes;
  const value = alarm[field];
  if (!range || value === null) return null;
  const step = STEPS[threshold?.unit ?? 'minutes'];
  const wanted = LOWER.includes(type)
    ? Math.floor((value - step) / step) * step
    : Math.ceil(Math.max(value * CALMER, value + step) / step) * step;
  const proposed = Math.min(range.max, Math.max(range.min, wanted));
  return proposed === value ? null : { field, value, proposed };
}
