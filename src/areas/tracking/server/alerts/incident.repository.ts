import { sql } from 'kysely';
import type { Happening } from '#areas/routes/rules/evaluate/alarm-state.ts';
import type { Incident } from '#areas/tracking/rules/alerts/incidents.ts';
import type { Trx } from '#platform/db/database.ts';
import type { AlertRecord } from './alert.repository.ts';

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

/** What positions showed of a trip before they were complete. */
export async function forgetOtherHappenings(trx: Trx, orderId: string, kept: readonly Happening[]): Promise<void> {
  const known = kept.map(({ kind, subject, at }) => ({ kind, subject, at }));
  await sql`delete from map_event m where m.order_id = ${orderId} and m.user_id is null
    and m.kind = any(array['departed', 'arrived', 'checkpointPassed', 'checkpointMissed', 'fenceEntered', 'fenceLeft', 'stop', 'deviation'])
    and not exists (select from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k (kind text, subject text, at timestamptz)
      where k.kind = m.kind and k.subject = m.subject and k.at = m.at)`.execute(trx);
}
