import { type Selectable, sql } from 'kysely';
import type { Details } from '#areas/tracking/rules/alerts/alert-types.ts';
import { createId } from '#kernel/ids.ts';
import type { Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Alert } from '#platform/db/schema.gen.ts';
import type { AlertGroup } from './alert-group.repository.ts';

export type AlertRecord = Selectable<Alert>;

export interface NewAlert {
  readonly id: string;
  readonly companyId: string;
  readonly carrierCompanyId?: string | null;
  readonly orderId: string | null;
  readonly vehicleId: string | null;
  readonly driverId: string | null;
  readonly deviceId: string | null;
  readonly type: string;
  readonly subject: string;
  readonly origin: string;
  readonly criticality: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly position: Position | null;
  readonly details: Details;
  readonly note: string | null;
  readonly fileIds: readonly string[];
  readonly group: Pick<AlertGroup, 'key' | 'shared'> | null;
  readonly isLate: boolean;
}

/** Stores an incident once, with the names as they are now; undefined where it was stored before. */
export async function insertAlert(trx: Trx, alert: NewAlert): Promise<AlertRecord | undefined> {
  const { orderId, vehicleId, driverId, position, group } = alert;
  const { rows } = await sql<AlertRecord>`
    insert into alert (id, company_id, carrier_company_id, order_id, vehicle_id, driver_id, device_id, type, subject, origin, criticality,
      started_at, ended_at, lat, lng, details, note, file_ids, group_key, shared_by, shared_code, is_late,
      plate, driver_name, order_code, route_id, route_name, client_id, client_name, carrier_id, carrier_name, operator_id)
    select ${alert.id}, ${alert.companyId}, coalesce(${alert.carrierCompanyId ?? null}::uuid, o.carrier_company_id), o.id,
      coalesce(${vehicleId}::uuid, o.truck_id), coalesce(${driverId}::uuid, o.driver_id), ${alert.deviceId}, ${alert.type}, ${alert.subject},
      ${alert.origin}, ${alert.criticality}, ${alert.startedAt}, ${alert.endedAt}, ${position?.lat ?? null}, ${position?.lng ?? null},
      ${JSON.stringify(alert.details)}::jsonb, ${alert.note}, ${[...alert.fileIds]}::uuid[], ${group?.key ?? null}, ${group?.shared.by ?? null},
      ${group?.shared.code ?? null}, ${alert.isLate},
      coalesce(o.plate, v.plate), coalesce(o.driver_name, d.first_name || ' ' || d.last_name), o.code, o.route_id, r.name,
      o.client_id, c.name, o.carrier_id, o.carrier_name, o.operator_id
    from (values (1)) one
      left join load_order o on o.company_id = ${alert.companyId} and o.id = ${orderId}
      left join route r on r.company_id = o.company_id and r.id = o.route_id
      left join partner c on c.company_id = o.company_id and c.id = o.client_id
      left join vehicle v on v.id = coalesce(${vehicleId}::uuid, o.truck_id)
      left join driver d on d.id = coalesce(${driverId}::uuid, o.driver_id)
    on conflict do nothing returning *`.execute(trx);
  return rows[0];
}

/** What tells one incident from another. */
export interface Incident {
  readonly orderId: string | null;
  readonly vehicleId: string | null;
  readonly deviceId: string | null;
  readonly type: string;
  readonly subject: string;
}

const ofIncident = ({ orderId, vehicleId, deviceId, type, subject }: Incident) =>
  sql`coalesce(a.order_id, a.vehicle_id, a.device_id, a.id) = ${orderId ?? vehicleId ?? deviceId}
    and a.type = ${type} and a.subject = ${subject} and a.origin <> 'person'`;

/** The incident as it is stored, locked. */
export async function findIncident(trx: Trx, incident: Incident, startedAt: Date): Promise<AlertRecord | undefined> {
  const { rows } = await sql<AlertRecord>`select a.* from alert a
    where ${ofIncident(incident)} and a.started_at = ${startedAt} for no key update`.execute(trx);
  return rows[0];
}

/** The newest one that goes on, or ended a moment before. */
export async function findRecent(trx: Trx, incident: Incident, at: Date, quiet: number) {
  const { rows } = await sql<AlertRecord>`select a.* from alert a
    where ${ofIncident(incident)} and a.started_at <= ${at}
      and (a.ended_at is null or a.ended_at >= ${new Date(at.getTime() - quiet)})
    order by a.started_at desc limit 1 for no key update`.execute(trx);
  return rows[0];
}

export async function lockAlert(trx: Trx, id: string): Promise<AlertRecord | undefined> {
  const { rows } = await sql<AlertRecord>`select a.* from alert a where a.id = ${id} for no key update`.execute(trx);
  return rows[0];
}

interface Changed {
  readonly details?: Details;
  readonly endedAt?: Date | null;
  readonly isLate?: boolean;
}

export async function updateIncident(trx: Trx, id: string, { details, endedAt, isLate }: Changed): Promise<void> {
  await trx
    .updateTable('alert')
    .set({
      ...(details === undefined ? {} : { details: JSON.stringify(details) }),
      ...(endedAt === undefined ? {} : { ended_at: endedAt }),
      ...(isLate === undefined ? {} : { is_late: isLate }),
    })
    .where('id', '=', id)
    .execute();
}

export interface AlertHappening {
  readonly companyId: string;
  readonly alertId: string;
  readonly type:
    | 'opened'
    | 'worsened'
    | 'ended'
    | 'taken'
    | 'released'
    | 'reviewed'
    | 'reopened'
    | 'escalated'
    | 'noted';
  readonly at?: Date;
  readonly userId?: string | null;
  readonly details?: Details;
}

export async function insertAlertEvents(trx: Trx, events: readonly AlertHappening[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ companyId, alertId, type, at, userId, details }) => ({
    id: createId(),
    company_id: companyId,
    alert_id: alertId,
    type,
    ...(at ? { at } : {}),
    user_id: userId ?? null,
    details: JSON.stringify(details ?? {}),
  }));
  await trx.insertInto('alert_event').values(rows).execute();
}
