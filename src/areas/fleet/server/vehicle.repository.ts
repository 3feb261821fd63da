import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import type { FleetType } from '#areas/fleet/rules/fleet-type.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { VEHICLE_FIELDS } from '#areas/fleet/rules/vehicle-fields.ts';
import { FLEET_TRAITS, type VehicleFleet, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { type AppError, requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { Vehicle } from '#platform/db/schema.gen.ts';

export type VehicleRecord = Omit<
  Selectable<Vehicle>,
  'search_text' | 'market' | 'kind' | 'country_code' | 'fleet_type'
> & {
  readonly market: Market;
  readonly kind: VehicleKind;
  readonly country_code: CountryCode;
  readonly fleet_type: FleetType | null;
};

/** Where a vehicle may be found: one company and the fleets the actor may see or write to. */
export interface VehicleScope {
  readonly companyId: string;
  readonly fleets: readonly VehicleFleet[];
}

const columns = [
  'id',
  'company_id',
  'market',
  'kind',
  'country_code',
  ...Object.values(VEHICLE_FIELDS).map(({ column }) => column),
  'partner_id',
  'gps_device_id',
  'driver_id',
  'trailer_id',
  'second_trailer_id',
  'enabled',
  'documents_done',
  'documents_required',
  'documents_expired',
  'documents_expire_on',
  'created_by',
  'created_at',
  'updated_at',
  'version',
] as const;

function vehicles(trx: Trx, { companyId, fleets }: VehicleScope) {
  return trx
    .selectFrom('vehicle')
    .select(columns)
    .where('company_id', '=', companyId)
    .where((is) =>
      is.or(fleets.map((fleet) => is.and({ market: FLEET_TRAITS[fleet].market, kind: FLEET_TRAITS[fleet].kind }))),
    );
}

export async function findVehicle(trx: Trx, scope: VehicleScope, id: string): Promise<VehicleRecord | undefined> {
  return (await vehicles(trx, scope).where('id', '=', id).executeTakeFirst()) as VehicleRecord | undefined;
}

export async function findByPlate(
  trx: Trx,
  scope: VehicleScope,
  { country, plate }: { readonly country: CountryCode; readonly plate: string },
): Promise<VehicleRecord | undefined> {
  const row = await vehicles(trx, scope)
    .where('country_code', '=', country)
    .where('plate', '=', plate)
    .executeTakeFirst();
  return row as VehicleRecord | undefined;
}

/** Locks the vehicle and what belongs to it until the end of the transaction. */
export async function lockVehicle(trx: Trx, scope: VehicleScope, id: string): Promise<VehicleRecord> {
  const record = await vehicles(trx, scope).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!record) throw requestErrors.notFound();
  return record as VehicleRecord;
}

/** Locks the existing ones of the given ids in a fixed order, so that two requests cannot deadlock. */
export async function lockVehicles(trx: Trx, scope: VehicleScope, ids: readonly string[]): Promise<VehicleRecord[]> {
  const rows = await vehicles(trx, scope)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows as VehicleRecord[];
}

type Searched = { readonly searchText: string };
export type NewVehicle = Omit<Insertable<Vehicle>, 'search_text'> & Searched;
export type VehicleValues = Omit<Updateable<Vehicle>, 'search_text' | 'version' | 'updated_at'>;

const folded = (text: string) => sql<string>`app.fold(${text})`;

export async function insertVehicles(trx: Trx, rows: readonly NewVehicle[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ searchText, ...row }) => ({ ...row, search_text: folded(searchText) }));
  await refuseConflicts(trx.insertInto('vehicle').values(values).execute());
}

export async function updateVehicle(
  trx: Trx,
  { company_id, id }: Pick<VehicleRecord, 'company_id' | 'id'>,
  { searchText, ...values }: VehicleValues & Partial<Searched>,
): Promise<number> {
  const { version } = await refuseConflicts(
    trx
      .updateTable('vehicle')
      .set(searchText === undefined ? values : { ...values, search_text: folded(searchText) })
      .where('company_id', '=', company_id)
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow(),
  );
  return version;
}

export async function vehiclesOfBrands(
  trx: Trx,
  companyId: string,
  brands: readonly string[],
): Promise<VehicleRecord[]> {
  const rows = await trx
    .selectFrom('vehicle')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('brand', 'in', brands)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows as VehicleRecord[];
}

/** Nobody changed these vehicles, so their versions stay. */
export async function storeSearchTexts(
  trx: Trx,
  companyId: string,
  texts: readonly { readonly id: string; readonly text: string }[],
): Promise<void> {
  if (texts.length === 0) return;
  const [ids, values] = [texts.map(({ id }) => id), texts.map(({ text }) => text)];
  await sql`update vehicle v set search_text = app.fold(t.text)
    from unnest(${ids}::uuid[], ${values}::text[]) as t (id, text)
    where v.company_id = ${companyId} and v.id = t.id`.execute(trx);
}

export async function deleteVehicle(trx: Trx, { company_id, id }: VehicleRecord): Promise<void> {
  await trx.deleteFrom('vehicle').where('company_id', '=', company_id).where('id', '=', id).execute();
}

const registered = (field: string) => (cause: unknown) =>
  requestErrors.alreadyRegistered({ cause, fields: { [field]: { code: 'alreadyRegistered' } } });

/** Turns violated indexes into errors, so that the loser of a race gets the same error as a later request. */
const CONFLICTS: Readonly<Record<string, (cause: unknown) => AppError>> = {
  vehicle_plate: registered('plate'),
  vehicle_plate_owned: (cause) =>
    vehicleErrors.closedFleet({ cause, fields: { plate: { code: 'alreadyRegistered' } } }),
  vehicle_device: registered('deviceId'),
  vehicle_driver: (cause) => vehicleErrors.driverTaken({ cause }),
  vehicle_trailer: (cause) => vehicleErrors.trailerTaken({ cause }),
  vehicle_second_trailer: (cause) => vehicleErrors.trailerTaken({ cause }),
};

async function refuseConflicts<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw CONFLICTS[violatedConstraint(cause) ?? '']?.(cause) ?? cause;
  }
}
