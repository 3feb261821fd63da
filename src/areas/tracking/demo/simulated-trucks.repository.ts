import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/**
 * Trucks of a company that report by themselves: first those on the road, whose last position is fresh or missing, then free
 * trucks of the own fleet.
 */
export async function trucksToSimulate(
  trx: Trx,
  companyId: string,
  most: number,
): Promise<readonly { readonly id: string; readonly hasDevice: boolean }[]> {
  const { rows } = await sql<{ id: string; hasDevice: boolean }>`
    select v.id, v.gps_device_id is not null as "hasDevice"
    from vehicle v
      left join load_order o on o.truck_id = v.id and o.status in (1, 2)
    where v.company_id = ${companyId} and v.kind = 'truck' and v.enabled
      and (o.id is null and v.market = 'own'
        or o.status = 2 and coalesce(o.last_seen_at, now()) > now() - interval '2 hours')
    order by o.id is null, (o.path_version_id is null), v.plate limit ${most}`.execute(trx);
  return rows;
}

/** Their devices are simulated, and everything they report is shown as such. */
export async function markSimulated(trx: Trx, companyId: string, vehicleIds: readonly string[]): Promise<void> {
  await sql`update device set kind = 'simulated', interval_seconds = 20
    where company_id = ${companyId} and vehicle_id = any (${[...vehicleIds]}::uuid[])`.execute(trx);
}
