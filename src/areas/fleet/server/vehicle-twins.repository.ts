import { sql } from 'kysely';
import { VEHICLE_FLEETS } from '#areas/fleet/rules/vehicle-fleet.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { type VehicleRecord, vehicles } from './vehicle.repository.ts';

/** The company's own vehicles with these plates, of whatever fleet and country. */
export async function findByPlates(trx: Trx, companyId: string, plates: readonly string[]): Promise<VehicleRecord[]> {
  const found = vehicles(trx, { companyId, fleets: VEHICLE_FLEETS });
  return (await found.where('plate', '=', sql<string>`any(${[...plates]})`).execute()) as VehicleRecord[];
}

export interface ClosedPlate {
  readonly country_code: string;
  readonly plate: string;
}

/** Which of the plates are in the closed fleet of somebody else; nothing is told of whose. */
export async function findClosedPlates(
  trx: Trx,
  companyId: string,
  plates: readonly string[],
): Promise<readonly ClosedPlate[]> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<ClosedPlate>`
      select country_code, plate from vehicle
      where market = 'own' and company_id <> ${companyId} and plate = any(${[...plates]})`.execute(trx);
    return rows;
  });
}
