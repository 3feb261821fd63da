import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

interface Truck {
  readonly plate: string;
  readonly country_code: string;
}

interface Linked extends Truck {
  /** The device the truck has already. */
  readonly identifier: string | null;
  /** The truck the device is on. */
  readonly other: Truck | null;
}

/** What stands in the way of putting a device on a truck of the company; nothing where there is no such truck. */
export async function deviceOfTruck(
  trx: Trx,
  { truckId, onTruck }: { readonly truckId: string; readonly onTruck: string | null },
): Promise<Linked | undefined> {
  const { rows } = await sql<Linked>`
    select v.plate, v.country_code, v.gps_device_id as identifier, (
      select json_build_object('plate', o.plate, 'country_code', o.country_code) from vehicle o
      where o.company_id = v.company_id and o.id = ${onTruck}::uuid) as other
    from vehicle v where v.company_id = app.company_id() and v.id = ${truckId} and v.kind = 'truck'`.execute(trx);
  return rows[0];
}

export async function isOwnDriver(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select from driver d where d.company_id = app.company_id() and d.id = ${id}`.execute(trx);
  return rows.length > 0;
}
