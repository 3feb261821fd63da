import type { Criticality } from '#areas/routes/rules/alarm-types.ts';
import type { AlarmPlan } from '#areas/routes/rules/evaluate/alarm-plan.ts';
import {
  type AlarmState,
  type Fix,
  type Happening,
  INITIAL_STATE,
  type RaisedAlert,
} from '#areas/routes/rules/evaluate/alarm-state.ts';
import { type Evaluation, evaluate, evaluateClock } from '#areas/routes/rules/evaluate/evaluate.ts';
import type { Position } from '#kernel/position.ts';
import { type AlertType, type Details, worseOf } from './alert-types.ts';

/** One incident of a trip; type, subject and beginning tell it from all others. Times are in milliseconds, as in states. */
export interface Incident {
  readonly type: AlertType;
  readonly subject: string;
  readonly criticality: Criticality;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly position: Position | null;
  readonly details: Details;
}

/** What is remembered of a trip between two looks at it. */
export interface TripMemory {
  readonly alarms: AlarmState;
  /** By the key of the rule that holds. */
  readonly open: Readonly<Record<string, Incident>>;
  /** The newest that ended, by type and subject: what begins again soon goes on. */
  readonly recent: Readonly<Record<string, Incident>>;
  readonly departedAt: number | null;
  readonly arrivedAt: number | null;
}

export const EMPTY_MEMORY: TripMemory = {
  alarms: INITIAL_STATE,
  open: {},
  recent: {},
  departedAt: null,
  arrivedAt: null,
};

/** What a look at a trip has found; an incident that was known comes as it is now. */
export interface Judgement {
  readonly memory: TripMemory;
  readonly changed: readonly Incident[];
  readonly happenings: readonly Happening[];
}

/** What begins again within this time after its end is the same incident. */
export const QUIET_MINUTES = 10;
const MINUTE = 60_000;

const identity = ({ type, subject }: Pick<Incident, 'type' | 'subject'>): string => `${type}:${subject}`;
export const incidentKey = (incident: Pick<Incident, 'type' | 'subject' | 'startedAt'>): string =>
  `${identity(incident)}:${incident.startedAt}`;

/** A stop is told from another by its beginning alone. */
function subjectOf({ key, type }: Pick<RaisedAlert, 'key' | 'type'>): string {
  const at = key.indexOf(':');
  return at === -1 || type === 'stopped' ? '' : key.slice(at + 1);
}

export function judgeFix(plan: AlarmPlan, memory: TripMemory, fix: Fix): Judgement {
  return fold(memory, evaluate(plan, memory.alarms, fix));
}

export function judgeClock(plan: AlarmPlan, memory: TripMemory, now: Date): Judgement {
  return fold(memory, evaluateClock(plan, memory.alarms, now));
}

function fold(memory: TripMemory, evaluation: Evaluation): Judgement {
  const { state, alerts, ended, going, happenings } = evaluation;
  const open = { ...memory.open };
  const recent = { ...memory.recent };
  const changed: Incident[] = [];
  for (const { key, details } of going) {
    const known = open[key];
    const worse = known && worseOf(known.type, known.details, details as Details);
    if (!known || !worse || worse === known.details) continue;
    open[key] = { ...known, details: worse };
    changed.push(open[key]);
  }
  for (const { key, at } of ended) {
    const known = open[key];
    if (!known) continue;
    const over = { ...known, endedAt: Math.max(at.getTime(), known.startedAt) };
    delete open[key];
    recent[identity(over)] = over;
    changed.push(over);
  }
  for (const alert of alerts) {
    const isOver = !state.watches[alert.key];
    const incident = begin(alert, recent, isOver);
    delete recent[identity(incident)];
    if (isOver) recent[identity(incident)] = incident;
    else open[alert.key] = incident;
    changed.push(incident);
  }
  const first = (kind: Happening['kind']) => happenings.find((one) => one.kind === kind)?.at.getTime() ?? null;
  return {
    memory: {
      ...{ alarms: state, open, recent },
      departedAt: memory.departedAt ?? first('departed'),
      arrivedAt: memory.arrivedAt ?? first('arrived'),
    },
    changed,
    happenings,
  };
}

function begin(alert: RaisedAlert, recent: TripMemory['recent'], isOver: boolean): Incident {
  const subject = subjectOf(alert);
  const since = alert.since.getTime();
  const endedAt = isOver ? alert.at.getTime() : null;
  const before = recent[identity({ type: alert.type, subject })];
  if (before?.endedAt != null && since - before.endedAt <= QUIET_MINUTES * MINUTE) {
    return { ...before, endedAt, details: worseOf(alert.type, before.details, alert.details as Details) };
  }
  const { type, criticality, position, details } = alert;
  return { type, subject, criticality, startedAt: since, endedAt, position, details: details as Details };
}

/** The trip is over, and so is everything about it. */
export function endTrip(memory: TripMemory, at: Date): Judgement {
  const changed = Object.values(memory.open).map((one) => ({
    ...one,
    endedAt: Math.max(at.getTime(), one.startedAt),
  }));
  return { memory: { ...memory, open: {} }, changed, happenings: [] };
}
