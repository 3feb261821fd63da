import type { Alarms, AlarmType } from '../alarm-types.ts';
import type { AlertDetails, EndedAlert, Watch } from './alarm-state.ts';

/** What an evaluator says about one position. What it says nothing about is not so. */
export interface Condition {
  readonly key: string;
  readonly type: AlarmType;
  /** Unsure: neither raises an alert nor ends one, so that positions scattering around an edge count once. */
  readonly holds: 'yes' | 'unsure';
  readonly details: AlertDetails;
  /** Since when, if earlier than this position. */
  readonly since?: number;
  /** How long it must hold, if not as long as its alarm says. */
  readonly minutes?: number;
  /** So many positions must say so before it counts, if not one. */
  readonly times?: number;
  /** Once raised it ends only where it is certainly over, however long nobody is sure. */
  readonly isPatient?: boolean;
  /** Something that happened rather than goes on: it is over once it is raised. */
  readonly isMoment?: boolean;
}

const MINUTE = 60_000;
/** So many positions in a row must agree that it is over … */
const OVER_TIMES = 2;
/** … or none may say for so long that it still holds. */
const UNSURE_MINUTES = 10;

export interface Watched {
  readonly watches: Record<string, Watch>;
  readonly raised: readonly (Condition & { readonly began: number })[];
  readonly ended: readonly EndedAlert[];
  /** Raised before and still so, with the figures of now. */
  readonly going: readonly Condition[];
}

/** The one place where alerts are raised and ended, whatever they are about. */
export function watch(
  before: Readonly<Record<string, Watch>>,
  conditions: readonly Condition[],
  alarms: Alarms,
  now: number,
): Watched {
  const watches: Record<string, Watch> = {};
  const raised: (Condition & { began: number })[] = [];
  for (const condition of conditions) {
    const { key, type } = condition;
    const next = follow(before[key], condition, now);
    if (!next) continue;
    const needed = (condition.minutes ?? alarms[type].minutes ?? 0) * MINUTE;
    const isLong = now - next.since >= needed && next.times >= (condition.times ?? 1);
    const isDue = condition.holds === 'yes' && !next.isRaised && isLong;
    if (isDue) raised.push({ ...condition, began: next.since });
    if (!(isDue && condition.isMoment)) watches[key] = isDue ? { ...next, isRaised: true } : next;
  }
  const going = conditions.filter(({ key, holds }) => holds === 'yes' && before[key]?.isRaised && watches[key]);
  const ended: EndedAlert[] = [];
  for (const [key, old] of Object.entries(before)) {
    if (!old.isRaised || conditions.some((condition) => condition.key === key && watches[key])) continue;
    if (old.over + 1 < OVER_TIMES) watches[key] = { ...old, over: old.over + 1 };
    else ended.push({ key, at: new Date(now) });
  }
  return { watches, raised, ended, going };
}

/** Nothing where it has been unsure for so long that it no longer holds. */
function follow(old: Watch | undefined, { holds, since, isPatient }: Condition, now: number): Watch | undefined {
  const began = since ?? old?.since ?? now;
  const times = old?.times ?? 0;
  if (holds === 'yes') {
    return { since: began, isRaised: old?.isRaised ?? false, unsureSince: null, times: times + 1, over: 0 };
  }
  if (!old) return undefined;
  const unsureSince = old.unsureSince ?? now;
  const goesOn = (isPatient && old.isRaised) || now - unsureSince < UNSURE_MINUTES * MINUTE;
  return goesOn ? { ...old, unsureSince, over: 0 } : undefined;
}
