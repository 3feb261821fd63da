import type { Alarms } from '#areas/routes/rules/alarm-types.ts';
import { isWithinHours } from '#areas/routes/rules/driving-hours.ts';
import type { Incident } from './incidents.ts';

const MINUTE = 60_000;
const minutes = (from: number, to: number): number => Math.max(0, Math.round((to - from) / MINUTE));
/** A phone that was charged a little is not fine yet. */
const REARM_PERCENT = 10;
/** Silent for so many intervals, whatever the alarm says. */
const SILENT_INTERVALS = 3;

/** What is known of a truck beside its positions. */
export interface TruckFacts {
  /** The last message, with or without a position; null where no device reports for it. */
  readonly contactAt: number | null;
  readonly fixAt: number | null;
  /** The newest message after the fix that has none though it should; one that speaks of no place is none of these. */
  readonly searchedAt: number | null;
  readonly batteryPercent: number | null;
  /** Since when its power is cut; null where it is not, or where nobody knows. */
  readonly cutAt: number | null;
  readonly intervalSeconds: number;
  /** Messages of its device since the window began, with or without a position. */
  readonly received: { readonly since: number; readonly count: number } | null;
}

export interface TripTerms {
  readonly loadBy: number | null;
  readonly startedAt: number | null;
  readonly departedAt: number | null;
}

/** A rule that needs no position says what holds; whatever it leaves out is over. */
export type Held = Pick<Incident, 'type' | 'subject' | 'startedAt' | 'details'>;

export interface ClockVerdict {
  readonly held: readonly Held[];
  /** Unchanged until then, if nothing is reported. */
  readonly nextCheckAt: number | null;
}

/** Whether the rules of the device hold now; `wasHeld` are those that held before, which end later than they begin. */
export function judgeDevice(
  alarms: Alarms,
  facts: TruckFacts,
  wasHeld: ReadonlyMap<string, Held>,
  clock: { readonly now: number; readonly timeZone: string },
): ClockVerdict {
  const { contactAt, fixAt, searchedAt, batteryPercent, cutAt, intervalSeconds } = facts;
  const { now, timeZone } = clock;
  const held: Held[] = [];
  const next: number[] = [];
  const isOn = (type: keyof Alarms) => alarms[type].on && isWithinHours(alarms[type].hours, new Date(now), timeZone);
  const begun = (type: Held['type'], startedAt: number) => wasHeld.get(type)?.startedAt ?? startedAt;
  if (contactAt === null) return { held, nextCheckAt: null };

  const silentAfter = Math.max(SILENT_INTERVALS * intervalSeconds * 1000, (alarms.connection.minutes ?? 0) * MINUTE);
  const isSilent = now - contactAt >= silentAfter;
  if (!isSilent) next.push(contactAt + silentAfter);
  else if (isOn('connection')) {
    held.push({
      type: 'connection',
      subject: '',
      startedAt: contactAt,
      details: { silentMins: minutes(contactAt, now) },
    });
  }
  if (isSilent) {
    // A silent device says nothing that could be over.
    held.push(...[...wasHeld.values()].filter(({ type }) => type !== 'connection'));
    return { held, nextCheckAt: null };
  }
  const withoutFix = (alarms.notLocation.minutes ?? 0) * MINUTE;
  if (fixAt !== null && searchedAt !== null && fixAt < searchedAt && isOn('notLocation')) {
    if (searchedAt - fixAt >= withoutFix) {
      const details = { withoutLocationMins: minutes(fixAt, searchedAt) };
      held.push({ type: 'notLocation', subject: '', startedAt: fixAt, details });
    } else next.push(fixAt + withoutFix);
  }
  const low = alarms.battery.threshold ?? 0;
  const battery = batteryPercent === null ? null : Math.round(batteryPercent);
  if (battery !== null && isOn('battery')) {
    const limit = wasHeld.has('battery') ? low + REARM_PERCENT : low + 1;
    const details = { batteryPercentage: battery };
    if (battery < limit) held.push({ type: 'battery', subject: '', startedAt: begun('battery', contactAt), details });
  }
  if (cutAt !== null && isOn('gpsDisconnect')) {
    const cutAfter = cutAt + (alarms.gpsDisconnect.minutes ?? 0) * MINUTE;
    const startedAt = begun('gpsDisconnect', cutAt);
    if (now < cutAfter) next.push(cutAfter);
    else held.push({ type: 'gpsDisconnect', subject: '', startedAt, details: { cause: 'powerCut' } });
  }
  const frequency = isOn('eventFrequency') ? frequencyOf(alarms, facts, now) : undefined;
  const known = wasHeld.get('eventFrequency');
  if (frequency?.isWrong) {
    const details = { eventsPerMin: frequency.perMin, expectedEventsPerMin: frequency.expected };
    const startedAt = begun('eventFrequency', facts.received!.since);
    held.push({ type: 'eventFrequency', subject: '', startedAt, details });
  } else if (!frequency && known) held.push(known);
  return { held, nextCheckAt: next.length > 0 ? Math.min(...next) : null };
}

/** Undefined until the window is full. */
function frequencyOf({ eventFrequency }: Alarms, { received, intervalSeconds }: TruckFacts, now: number) {
  const window = (eventFrequency.minutes ?? 0) * MINUTE;
  if (!received || now - received.since < window) return undefined;
  const expected = 60 / intervalSeconds;
  const perMin = (received.count * MINUTE) / (now - received.since);
  const factor = eventFrequency.threshold ?? Number.POSITIVE_INFINITY;
  const isWrong = perMin > expected * factor || (perMin > 0 && perMin < expected / factor);
  return { isWrong, perMin: round(perMin), expected: round(expected) };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Not departed so long after the loading hour; over as soon as it has. */
export function judgeStart(alarms: Alarms, { loadBy, startedAt, departedAt }: TripTerms, now: number): ClockVerdict {
  const { on, threshold } = alarms.OutOfTimeInit;
  if (!on || loadBy === null) return { held: [], nextCheckAt: null };
  const due = loadBy + (threshold ?? 0) * MINUTE;
  if (departedAt !== null || startedAt !== null) return { held: [], nextCheckAt: null };
  if (now < due) return { held: [], nextCheckAt: due };
  const details = { lateMins: minutes(loadBy, now), expectedAt: new Date(loadBy).toISOString() };
  return { held: [{ type: 'OutOfTimeInit', subject: '', startedAt: due, details }], nextCheckAt: null };
}
