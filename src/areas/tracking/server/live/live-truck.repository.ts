import { sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { DeviceKind } from '#areas/positions/rules/device-kind.ts';
import type { Trx } from '#platform/db/database.ts';

/** A device as the feed follows it, with what its company expects of it. */
export interface TrackedDevice {
  readonly id: string;
  readonly kind: DeviceKind;
  readonly intervalSeconds: number | null;
  readonly silenceMinutes: number | null;
  readonly unverified: boolean;
}

/** The open order through which a company sees a truck. */
export interface TruckOrder {
  readonly id: string;
  readonly code: string;
  readonly kind: OrderKind;
  readonly status: number;
  readonly operationId: string;
  readonly own: boolean;
  readonly client: string | null;
  readonly clientId: string | null;
  readonly carrier: string | null;
  readonly operator: string | null;
  readonly origin: string;
  readonly destination: string;
  readonly nextStop: string | null;
  readonly category: string | null;
  readonly routeId: string | null;
  readonly route: string | null;
  readonly lateAt: string | null;
  readonly assignedAt: Date;
  readonly sharingSince: Date | null;
  /** The driver agreed to be followed on this trip before. */
  readonly hasShared: boolean;
  readonly pathVersionId: string | null;
  readonly driver: string | null;
  readonly driverUserId: string | null;
  readonly phone: string | null;
}

export interface TruckAlert {
  readonly id: string;
  readonly type: string;
  readonly criticality: 'high' | 'medium' | 'low';
}

/** Everything about a truck that a company may see, except where it is. */
export interface TruckFacts {
  readonly id: string;
  readonly plate: string;
  readonly own: boolean;
  readonly isTruck: boolean;
  readonly device: TrackedDevice | null;
  readonly phoneDevice: TrackedDevice | null;
  readonly order: TruckOrder | null;
  readonly alert: TruckAlert | null;
  readonly usualDriver: string | null;
  readonly freeSince: Date | null;
}

/** As JSON says it. */
interface StoredOrder extends Omit<TruckOrder, 'assignedAt' | 'sharingSince'> {
  readonly assignedAt: string;
  readonly sharingSince: string | null;
}

const orderOf = ({ assignedAt, sharingSince, ...order }: StoredOrder): TruckOrder => ({
  ...order,
  assignedAt: new Date(assignedAt),
  sharingSince: sharingSince === null ? null : new Date(sharingSince),
});

const { assigned, inProgress } = ORDER_STATUS;
const OPEN = sql`o.status in (${sql.lit(assigned)}, ${sql.lit(inProgress)}) and o.truck_id is not null and o.assigned_at is not null`;

const deviceOf = (device: string, settings: string) => {
  const [d, g] = [sql.ref(device), sql.ref(settings)];
  return sql`case when ${d}.id is not null then json_build_object('id', ${d}.id, 'kind', ${d}.kind,
    'intervalSeconds', coalesce(${d}.interval_seconds, ${g}.interval_seconds), 'silenceMinutes', ${g}.silence_minutes,
    'unverified', ${d}.claimed_protocol is not null) end`;
};

/**
 * The trucks of a company: its own with a device, and those of open orders that are its own or that it carries. Trucks of
 * other companies are read too, so the transaction is the platform's. `only` names vehicles.
 */
export async function trucksOf(trx: Trx, companyId: string, only?: readonly string[]): Promise<readonly TruckFacts[]> {
  const among = only ? sql`where n.id = any (${[...only]}::uuid[])` : sql``;
  const { rows } = await sql<Omit<TruckFacts, 'order'> & { readonly order: StoredOrder | null }>`
    with opened as materialized (
      select o.* from load_order o where o.company_id = ${companyId} and ${OPEN}
      union all
      select o.* from load_order o where o.carrier_company_id = ${companyId} and o.company_id <> ${companyId} and ${OPEN}
    ), wanted as (
      select o.truck_id as id from opened o
      union select d.vehicle_id from device d where d.company_id = ${companyId} and d.vehicle_id is not null and d.disabled_at is null
    ), waiting as materialized (
      select a.* from alert a where a.company_id = ${companyId} and a.review = 'pending' and a.ended_at is null
      union all
      select a.* from alert a where a.carrier_company_id = ${companyId} and a.company_id <> ${companyId}
        and a.review = 'pending' and a.ended_at is null
    ), alarmed as (
      select distinct on (coalesce(a.order_id, a.vehicle_id)) coalesce(a.order_id, a.vehicle_id) as subject,
        json_build_object('id', a.id, 'type', a.type, 'criticality', a.criticality) as alert
      from waiting a where coalesce(a.order_id, a.vehicle_id) is not null
      order by 1, array_position(array['high', 'medium', 'low'], a.criticality), a.started_at desc
    )
    select v.id, app.shown_plate(v.country_code, v.plate) as plate, v.company_id = ${companyId} as own,
      v.kind = 'truck' as "isTruck", ${deviceOf('d', 'g')} as device, ${deviceOf('f', 'h')} as "phoneDevice", m.alert,
      case when u.id is not null then u.first_name || ' ' || u.last_name end as "usualDriver",
      case when o.id is null then (select max(s.to_at) from trip_span s where s.truck_id = v.id) end as "freeSince",
      case when o.id is not null then json_build_object('id', o.id, 'code', o.code, 'kind', o.kind, 'status', o.status,
        'operationId', o.operation_id, 'own', o.company_id = ${companyId}, 'client', k.name, 'clientId', k.id,
        'carrier', o.carrier_name, 'operator', btrim(p.first_name || ' ' || p.last_name),
        'origin', o.origin_city, 'destination', o.destination_city, 'category', o.category_load,
        'nextStop', case when o.kind = 'multipoint' then coalesce((select t.city from load_order_stop t
            where t.company_id = o.company_id and t.order_id = o.id and t.status = 'pending' order by t.position limit 1), o.destination_city)
          when o.status = ${sql.lit(assigned)} then o.origin_city else o.destination_city end,
        'routeId', o.route_id, 'route', w.route_name, 'lateAt', o.late_at, 'assignedAt', o.assigned_at,
        'sharingSince', o.sharing_since,
        'hasShared', exists (select from sharing_span z where z.order_id = o.id and z.driver_id = o.driver_id),
        'pathVersionId', o.path_version_id, 'driver', o.driver_name, 'driverUserId', r.user_id, 'phone', o.driver_phone) end as "order"
    from wanted n
    join vehicle v on v.id = n.id
    left join opened o on o.truck_id = v.id
    left join device d on d.company_id = v.company_id and d.vehicle_id = v.id and d.disabled_at is null
    left join gps_settings g on g.company_id = d.company_id and g.kind = d.kind
    left join driver r on r.company_id = o.fleet_company_id and r.id = o.driver_id
    left join device f on f.company_id = o.fleet_company_id and f.driver_id = o.driver_id and f.disabled_at is null
    left join gps_settings h on h.company_id = f.company_id and h.kind = f.kind
    left join driver u on o.id is null and u.company_id = v.company_id and u.id = v.driver_id
    left join partner k on k.company_id = o.company_id and k.id = o.client_id
    left join app_user p on p.id = o.operator_id
    left join route_path_version w on w.company_id = o.company_id and w.id = o.path_version_id
    left join alarmed m on m.subject = coalesce(o.id, v.id)
    ${among}`.execute(trx);
  return rows.map(({ order, ...truck }) => ({ ...truck, order: order && orderOf(order) }));
}
