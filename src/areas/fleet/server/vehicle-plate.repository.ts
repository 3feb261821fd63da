import { sql } from 'kysely';
import type { Market } from '#areas/fleet/rules/market.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

export interface Plate {
  readonly country: CountryCode;
  readonly plate: string;
}

/** What a company may know of another company's vehicle. */
export interface PlateRecord {
  readonly id: string;
  readonly companyId: string;
  readonly market: Market;
  readonly kind: VehicleKind;
  readonly country: CountryCode;
  readonly plate: string;
  readonly type: string;
  readonly brand: string | null;
}

function records(trx: Trx) {
  return trx
    .selectFrom('vehicle')
    .select(['id', 'company_id as companyId', 'market', 'kind', 'country_code as country', 'plate', 'type', 'brand']);
}

/** Across all companies, by the exact plate; in platform scope. */
export async function holdersOf(trx: Trx, { country, plate }: Plate): Promise<PlateRecord[]> {
  const rows = await records(trx)
    .where('country_code', '=', country)
    .where('plate', '=', plate)
    .orderBy('id')
    .execute();
  return rows as PlateRecord[];
}

/**
 * Locks the plate against other takeovers until the end of the transaction. Read the plate again afterwards: a
 * transaction that waited here has not seen what was registered meanwhile.
 */
export async function lockPlate(trx: Trx, { country, plate }: Plate): Promise<void> {
  await sql`select from vehicle where country_code = ${country} and plate = ${plate} order by id for no key update`.execute(
    trx,
  );
}

/** A vehicle of any company; in platform scope. */
export async function plateById(trx: Trx, kind: VehicleKind, id: string): Promise<PlateRecord | undefined> {
  const row = await records(trx).where('id', '=', id).where('kind', '=', kind).executeTakeFirst();
  return row as PlateRecord | undefined;
}

/** Separates a truck from its driver and semitrailers, or a semitrailer from its truck; in platform scope. */
export async function uncouple(trx: Trx, { id, companyId }: Pick<PlateRecord, 'id' | 'companyId'>): Promise<void> {
  await sql`update vehicle set driver_id = null, trailer_id = null, second_trailer_id = null
    where company_id = ${companyId} and id = ${id} and num_nonnulls(driver_id, trailer_id) > 0`.execute(trx);
  // The second semitrailer becomes the first when the first leaves.
  await sql`update vehicle
    set trailer_id = case when trailer_id = ${id} then second_trailer_id else trailer_id end, second_trailer_id = null
    where company_id = ${companyId} and (trailer_id = ${id} or second_trailer_id = ${id})`.execute(trx);
}

export interface ClosedPlate {
  readonly country_code: string;
  readonly plate: string;
}

/** Which of the plates are in another company's closed fleet, without disclosing whose. */
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
