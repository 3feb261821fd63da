import { connect } from './database.ts';

export interface Tracked {
  readonly orderId: string;
  readonly vehicleId: string;
  readonly plate: string;
  readonly code: string;
  readonly operationId: string;
}

/** A truck of a person's company on the road; `skipped` keeps the journeys of two browsers apart. */
export async function trackedTruck(email: string, skipped: number): Promise<Tracked> {
  const database = await connect();
  try {
    const { rows } = await database.query<Tracked>(
      `select o.id as "orderId", v.id as "vehicleId", app.shown_plate(v.country_code, v.plate) as plate, o.code,
         o.operation_id as "operationId"
       from load_order o join vehicle v on v.id = o.truck_id and v.company_id = o.company_id
       where o.kind = 'normal' and o.status = 2
         and o.company_id = (select m.company_id from membership m join app_user u on u.id = m.user_id where u.email = $1)
       order by o.code offset $2 limit 1`,
      [email, skipped],
    );
    const [truck] = rows;
    if (!truck) throw new Error('The demo has no truck on the road.');
    await database.query(`update vehicle set gps_device_id = $2 where id = $1`, [
      truck.vehicleId,
      crypto.randomUUID().slice(0, 15),
    ]);
    return truck;
  } finally {
    await database.end();
  }
}

interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** What the device of the truck reports now. */
export async function report({ vehicleId }: Tracked, { lat, lng }: Position, speed: number): Promise<void> {
  const database = await connect();
  try {
    await database.query(
      `insert into latest_position as l
         (tracker_id, company_id, device_id, vehicle_id, order_id, at, lat, lng, speed_kmh, heading, source, contact_at)
       select d.id, d.company_id, d.id, d.vehicle_id, o.id, now(), $2, $3, $4, 90, 'device', now()
       from device d join load_order o on o.truck_id = d.vehicle_id and o.status = 2 where d.vehicle_id = $1
       on conflict (tracker_id) do update set at = excluded.at, lat = excluded.lat, lng = excluded.lng,
         speed_kmh = excluded.speed_kmh, stationary_since = null, order_id = excluded.order_id,
         contact_at = excluded.contact_at, changed = pg_current_xact_id()`,
      [vehicleId, lat, lng, speed],
    );
  } finally {
    await database.end();
  }
}

/** The driver of a trip has no account: the question reaches them by a personal link. */
export async function withoutAccount({ orderId }: Pick<Tracked, 'orderId'>): Promise<void> {
  const database = await connect();
  try {
    await database.query(
      `update driver d set user_id = null from load_order o where o.id = $1 and d.company_id = o.fleet_company_id and d.id = o.driver_id`,
      [orderId],
    );
  } finally {
    await database.end();
  }
}
