import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** A truck that can carry something, with its driver and semitrailers. */
export interface DemoTruck {
  readonly companyId: string;
  readonly truckId: string;
  readonly plate: string;
  readonly type: string;
  /** The transport company that a hired truck drives for. */
  readonly partnerId: string | null;
  /** Tonnes and pallets it takes, on its semitrailers if it pulls any. */
  readonly capacity: number | null;
  readonly pallets: number | null;
  readonly trailerType: string | null;
  readonly trailerId: string | null;
  readonly trailerPlate: string | null;
  readonly secondTrailerId: string | null;
  readonly driverId: string;
  readonly driverName: string;
  readonly driverPhone: string;
  readonly gpsDeviceId: string | null;
  /** Whether its driver signs in, and as whom. */
  readonly hasAccount: boolean;
  readonly driverUserId: string | null;
  /** Since when truck, driver and semitrailers are in the company. */
  readonly since: Date;
  /** No document of the truck, the driver or the semitrailer is missing or expired. */
  readonly inOrder: boolean;
}

/** By company. */
export async function drivenTrucks(trx: Trx): Promise<ReadonlyMap<string, readonly DemoTruck[]>> {
  const { rows } = await sql<DemoTruck>`
    select v.company_id as "companyId", v.id as "truckId", v.type, case when v.market = 'spot' then v.partner_id end as "partnerId",
      (case when t.id is null then v.capacity_tn else t.capacity_tn + coalesce(s.capacity_tn, 0) end)::float8 as capacity,
      (case when t.id is null then v.pallets else t.pallets + coalesce(s.pallets, 0) end)::int as pallets,
      t.type as "trailerType", d.user_id is not null as "hasAccount", d.user_id as "driverUserId",
      greatest(v.created_at, d.created_at, t.created_at, s.created_at) as since, v.trailer_id as "trailerId",
      app.shown_plate(v.country_code, v.plate) as plate, app.shown_plate(t.country_code, t.plate) as "trailerPlate",
      v.second_trailer_id as "secondTrailerId", d.id as "driverId", d.first_name || ' ' || d.last_name as "driverName",
      d.phone_code || ' ' || d.phone as "driverPhone", v.gps_device_id as "gpsDeviceId",
      not (v.documents_expired or d.documents_expired or coalesce(t.documents_expired, false)
        or coalesce(s.documents_expired, false) or v.documents_done < v.documents_required or d.documents_done < d.documents_required
        or coalesce(t.documents_done < t.documents_required, false)
        or coalesce(s.documents_done < s.documents_required, false)) as "inOrder"
    from vehicle v join driver d on d.company_id = v.company_id and d.id = v.driver_id
    left join vehicle t on t.company_id = v.company_id and t.id = v.trailer_id
    left join vehicle s on s.company_id = v.company_id and s.id = v.second_trailer_id
    where v.kind = 'truck' and v.enabled and d.enabled and (t.id is not null or v.type not like 'tractor%')
    order by v.company_id, v.plate`.execute(trx);
  const byCompany = new Map<string, DemoTruck[]>();
  for (const truck of rows) byCompany.set(truck.companyId, [...(byCompany.get(truck.companyId) ?? []), truck]);
  return byCompany;
}
