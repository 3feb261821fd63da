import type { AlarmType } from '#areas/routes/rules/alarm-types.ts';
import { type Details, worseOf, worstOf } from '#areas/tracking/rules/alerts/alert-types.ts';
import type { Incident } from '#areas/tracking/rules/alerts/incidents.ts';
import { reconcile } from '#areas/tracking/rules/alerts/reconcile.ts';
import { type AlertRecord, findIncident, insertAlertEvents, updateIncident } from './alert.repository.ts';
import type { TripEvent } from './follow-trip.ts';
import { correctAlert, forgetOtherHappenings, refuteAlerts, ruledAlerts } from './incident.repository.ts';
import { isMuted } from './mute.repository.ts';
import { notifyOfAlert } from './notify-of-alert.ts';
import { raiseAlert } from './raise-alert.ts';
import type { TripContext } from './trip-context.ts';
import type { WatchedRecord } from './watched-trip.repository.ts';

/** Judged by the clock or by messages, so positions that come late change nothing about them. */
const CLOCK_TYPES: readonly AlarmType[] = [
  'connection',
  'notLocation',
  'battery',
  'gpsDisconnect',
  'eventFrequency',
  'OutOfTimeInit',
];

export const subjectOfTrip = ({ order_id, vehicle_id, device_id }: WatchedRecord) => ({
  orderId: order_id,
  vehicleId: vehicle_id,
  deviceId: device_id,
});

export const isSilenced = ({ trip, mutes }: TripContext, { type, startedAt }: Pick<Incident, 'type' | 'startedAt'>) =>
  isMuted(mutes, { companyId: trip.company_id, vehicleId: trip.vehicle_id, type, at: new Date(startedAt) });

/** A figure that is worse by less than this is written when the incident ends. */
const WORSE_SHARE = 0.1;
export const isMuchWorse = (was: number | null, is: number | null): boolean =>
  is !== null && (was === null || Math.abs(is - was) >= Math.abs(was) * WORSE_SHARE);

/** Stores what began, got worse or ended since the last look. */
export async function applyIncidents(context: TripContext, incidents: readonly Incident[]): Promise<void> {
  const { trx, trip } = context;
  for (const incident of incidents) {
    const { type, subject, startedAt } = incident;
    const stored = await findIncident(trx, { ...subjectOfTrip(trip), type, subject }, new Date(startedAt));
    if (stored) await follow(context, stored, incident);
    else if (!isSilenced(context, incident)) await raise(context, incident);
  }
}

/** Over before everything that was judged so far: it is history, and nobody can do anything about it. */
const isLate = ({ trip: { judged_at: judgedAt } }: TripContext, { endedAt }: Incident): boolean =>
  judgedAt !== null && endedAt !== null && endedAt <= judgedAt.getTime();

async function raise(context: TripContext, incident: Incident): Promise<void> {
  const { trx, services, trip, plan } = context;
  const alarm = plan.alarms[incident.type as AlarmType];
  await raiseAlert(trx, services, {
    ...subjectOfTrip(trip),
    ...{ companyId: trip.company_id, driverId: trip.driver_id, origin: 'rule', notify: alarm.notify },
    isLate: isLate(context, incident),
    ...{ type: incident.type, subject: incident.subject, criticality: incident.criticality },
    deviceId: trip.device_id ?? trip.reporting_device_id,
    startedAt: new Date(incident.startedAt),
    endedAt: incident.endedAt === null ? null : new Date(incident.endedAt),
    position: incident.position,
    details: incident.details,
  });
}

async function follow(context: TripContext, stored: AlertRecord, incident: Incident): Promise<void> {
  const { trx } = context;
  const { type, endedAt } = incident;
  const about = { companyId: stored.company_id, alertId: stored.id };
  const before = stored.details as Details;
  const [was, is] = [worstOf(type, before), worstOf(type, incident.details)];
  const isOther = endedAt === null ? isMuchWorse(was, is) : was !== is;
  const isSameEnd = (stored.ended_at?.getTime() ?? null) === endedAt;
  const { details } = incident;
  if (!isSameEnd || isOther) {
    await updateIncident(trx, stored.id, { details, endedAt: endedAt === null ? null : new Date(endedAt) });
  }
  if (!isSameEnd && endedAt !== null) {
    await insertAlertEvents(trx, [{ ...about, type: 'ended', at: new Date(endedAt) }]);
  } else if (isOther && worseOf(type, before, details) !== before) {
    await insertAlertEvents(trx, [{ ...about, type: 'worsened', details }]);
  }
  if (stored.is_late && !isLate(context, incident)) await comeAlive(context, stored, incident);
}

/** Found in history as something that was over, and it is not: now it concerns people. */
async function comeAlive({ trx, services, plan }: TripContext, stored: AlertRecord, { type }: Incident): Promise<void> {
  await updateIncident(trx, stored.id, { isLate: false });
  if (stored.review !== 'pending') return;
  await notifyOfAlert(trx, services, { ...stored, is_late: false }, plan.alarms[type as AlarmType].notify);
}

/** The part of a trip that late positions let be judged again: from what was remembered, or from the first one there is. */
export interface HistorySpan {
  readonly from: number;
  readonly isWhole: boolean;
}

/** A trip as late positions show it. */
export async function applyHistory(
  context: TripContext,
  incidents: readonly Incident[],
  events: readonly TripEvent[],
  span: HistorySpan,
): Promise<void> {
  const { trx, trip, services } = context;
  const orderId = trip.order_id;
  if (orderId === null) return;
  const stored = await ruledAlerts(trx, orderId, CLOCK_TYPES);
  const known = stored.map((one) => ({
    ...{ id: one.id, type: one.type as Incident['type'], subject: one.subject },
    ...{ startedAt: one.started_at.getTime(), endedAt: one.ended_at?.getTime() ?? null },
  }));
  const counted = incidents.filter((incident) => !isSilenced(context, incident));
  const { same, missing, refuted } = reconcile(known, counted, span);
  // What is moved to another beginning must not meet one that is about to move away.
  await refuteAlerts(trx, refuted, services.now());
  const byId = new Map(stored.map((one) => [one.id, one]));
  for (const { id, incident } of same) await correct(context, byId.get(id)!, incident, span);
  for (const incident of missing) await raise(context, incident);
  await forgetOtherHappenings(trx, orderId, events, span);
}

async function correct(context: TripContext, stored: AlertRecord, incident: Incident, span: HistorySpan) {
  const startedAt = stored.started_at.getTime();
  if (span.isWhole && startedAt < span.from) {
    // Where it began is no longer stored: only how it goes on is.
    const details = worseOf(incident.type, stored.details as Details, incident.details);
    return follow(context, stored, { ...incident, startedAt, details });
  }
  if (stored.refuted_at !== null || startedAt !== incident.startedAt) {
    await correctAlert(context.trx, stored.id, incident);
  }
  return follow(context, stored, incident);
}
