import type { AlarmType } from '#areas/routes/rules/alarm-types.ts';
import { worseOf, worstOf } from '#areas/tracking/rules/alerts/alert-types.ts';
import type { Held } from '#areas/tracking/rules/alerts/clock-rules.ts';
import { isGrouped } from '#areas/tracking/rules/alerts/groups.ts';
import type { TripMemory } from '#areas/tracking/rules/alerts/incidents.ts';
import { findRecent, insertAlertEvents, updateIncident } from './alert.repository.ts';
import { groupOf } from './alert-group.repository.ts';
import { isMuchWorse, isSilenced, subjectOfTrip } from './apply-incidents.ts';
import { endAlert, raiseAlert } from './raise-alert.ts';
import type { TripContext } from './trip-context.ts';
import type { WatchedRecord } from './watched-trip.repository.ts';

/** With its worst figures so far, and the figure that the alert shows. */
export interface StoredHeld extends Held {
  readonly shown: number | null;
}

/** What holds by the clock or by messages, against what held before; answers what is to be remembered. */
export async function applyHeld(
  context: TripContext,
  before: readonly StoredHeld[],
  held: readonly Held[],
  { departedAt }: Pick<TripMemory, 'departedAt'>,
  isOver: boolean,
): Promise<readonly StoredHeld[]> {
  const { trx, services, trip } = context;
  const now = services.now();
  const remembered: StoredHeld[] = [];
  for (const one of held) {
    const known = before.find(({ type }) => type === one.type);
    if (known) remembered.push(await goOn(context, known, one));
    else {
      if (!isSilenced(context, one)) await begin(context, one);
      remembered.push({ ...one, shown: worstOf(one.type, one.details) });
    }
  }
  const over = before.filter(({ type }) => !held.some((one) => one.type === type));
  for (const one of over) {
    const { type, subject, details } = one;
    const stored = await findRecent(trx, { ...subjectOfTrip(trip), type, subject }, now, 0);
    const at = endOf(one, trip, { departedAt, now: isOver ? (trip.finished_at ?? now) : now, isOver });
    if (stored) await endAlert(trx, { id: stored.id, at, details });
  }
  return remembered;
}

async function begin({ trx, services, trip, plan }: TripContext, one: Held): Promise<void> {
  const alarm = plan.alarms[one.type as AlarmType];
  const deviceId = trip.device_id ?? trip.reporting_device_id;
  const startedAt = new Date(one.startedAt);
  const silent = { companyId: trip.company_id, at: startedAt };
  const group = isGrouped(one.type) && deviceId ? await groupOf(trx, { ...silent, type: one.type, deviceId }) : null;
  await raiseAlert(trx, services, {
    ...subjectOfTrip(trip),
    ...{ companyId: trip.company_id, driverId: trip.driver_id, type: one.type, subject: one.subject },
    // A device that was cut off may have said so itself.
    origin: one.type === 'gpsDisconnect' ? 'device' : 'rule',
    ...{ criticality: alarm.criticality, notify: alarm.notify, details: one.details },
    ...{ deviceId, startedAt, group },
    continues: true,
  });
}

/** The worst so far is kept, and written where it is much worse than what the alert shows. */
async function goOn({ trx, services, trip }: TripContext, known: StoredHeld, one: Held): Promise<StoredHeld> {
  const details = worseOf(one.type, known.details, one.details);
  const worst = worstOf(one.type, details);
  const still = { ...one, startedAt: known.startedAt, details, shown: known.shown };
  if (!isMuchWorse(known.shown, worst)) return still;
  const { type, subject } = one;
  const stored = await findRecent(trx, { ...subjectOfTrip(trip), type, subject }, services.now(), 0);
  if (stored && stored.ended_at === null) {
    await updateIncident(trx, stored.id, { details });
    await insertAlertEvents(trx, [{ companyId: stored.company_id, alertId: stored.id, type: 'worsened', details }]);
  }
  return { ...still, shown: worst };
}

interface End {
  readonly departedAt: number | null;
  readonly now: Date;
  readonly isOver: boolean;
}

/** By the message that says so. A device that was silent until the end of the trip was silent until then. */
function endOf({ type, startedAt }: Held, trip: WatchedRecord, { departedAt, now, isOver }: End): Date {
  const { contact_at: contactAt, started_at: started } = trip;
  if (type === 'OutOfTimeInit') return departedAt === null ? (started ?? now) : new Date(departedAt);
  const isSaid = contactAt !== null && contactAt.getTime() > startedAt && contactAt < now;
  return isSaid && (!isOver || type === 'connection') ? contactAt : now;
}
