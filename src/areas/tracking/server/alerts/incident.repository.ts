import { sql } from 'kysely';
import type { Incident } from '#areas/tracking/rules/alerts/incidents.ts';
import type { Trx } from '#platform/db/database.ts';
import { type AlertRecord, insertAlertEvents } from './alert.repository.ts';
import type { TripEvent } from './follow-trip.ts';

/** What rules raised on a trip by its positions; those of devices and clocks are not in its history. */
export async function ruledAlerts(trx: Trx, orderId: string, exceptTypes: readonly string[]): Promise<AlertRecord[]> {
  const { rows } = await sql<AlertRecord>`select a.* from alert a where a.order_id = ${orderId} and a.origin = 'rule'
    and a.type <> all(${[...exceptTypes]}::text[]) order by a.started_at, a.id for no key update`.execute(trx);
  return rows;
}

/** The incident as late positions show it. */
export async function correctAlert(trx: Trx, id: string, incident: Incident): Promise<void> {
  await trx
    .updateTable('alert')
    .set({
      started_at: new Date(incident.startedAt),
      ended_at: incident.endedAt === null ? null : new Date(incident.endedAt),
      details: JSON.stringify(incident.details),
      lat: incident.position?.lat ?? null,
      lng: incident.position?.lng ?? null,
      refuted_at: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function refuteAlerts(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update alert set refuted_at = ${now}, ended_at = coalesce(ended_at, greatest(started_at, ${now}))
    where id = any(${[...ids]}::uuid[]) and refuted_at is null`.execute(trx);
}

interface Span {
  readonly from: number;
  readonly isWhole: boolean;
}

/** What positions showed of this part of a trip before they were complete; a deviation goes on until it has an end. */
export async function forgetOtherHappenings(
  trx: Trx,
  orderId: string,
  kept: readonly TripEvent[],
  { from, isWhole }: Span,
): Promise<void> {
  const known = kept.map(({ kind, subject, at }) => ({ kind, subject, at }));
  const since = new Date(from);
  const isJudged = isWhole
    ? sql`m.at >= ${since}`
    : sql`coalesce(m.ended_at, case m.kind when 'deviation' then 'infinity' else m.at end) > ${since}`;
  await sql`delete from map_event m where m.order_id = ${orderId} and m.user_id is null and ${isJudged}
    and m.kind = any(array['departed', 'arrived', 'checkpointPassed', 'checkpointMissed', 'fenceEntered', 'fenceLeft', 'stop', 'deviation'])
    and not exists (select from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k (kind text, subject text, at timestamptz)
      where k.kind = m.kind and k.subject = m.subject and k.at = m.at)`.execute(trx);
}

/** What a device reported on a trip has no end of its own: the trip is over, and it is still to be reviewed. */
export async function endReportedByDevice(trx: Trx, orderId: string, at: Date): Promise<void> {
  const { rows } = await sql<AlertRecord>`update alert set ended_at = greatest(started_at, ${at})
    where order_id = ${orderId} and origin = 'device' and ended_at is null returning *`.execute(trx);
  await insertAlertEvents(
    trx,
    rows.map((alert) => ({ companyId: alert.company_id, alertId: alert.id, type: 'ended', at: alert.ended_at! })),
  );
}
