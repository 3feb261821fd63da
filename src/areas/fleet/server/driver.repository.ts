import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { driverErrors } from '#areas/fleet/contract/driver.errors.ts';
import { DRIVER_FIELDS } from '#areas/fleet/rules/driver-fields.ts';
import type { FleetType } from '#areas/fleet/rules/fleet-type.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { Driver } from '#platform/db/schema.gen.ts';

export type DriverRecord = Omit<Selectable<Driver>, 'search_text' | 'market' | 'country_code' | 'fleet_type'> & {
  readonly market: Market;
  readonly country_code: CountryCode;
  readonly fleet_type: FleetType | null;
};

/** Where a driver may be found: one company and the markets the actor may see. */
export interface DriverScope {
  readonly companyId: string;
  readonly markets: readonly Market[];
}

const columns = [
  'id',
  'company_id',
  'market',
  'country_code',
  ...Object.values(DRIVER_FIELDS).map(({ column }) => column),
  'document_state',
  'partner_id',
  'user_id',
  'photo_file_id',
  'verified',
  'enabled',
  'rating',
  'total_travels',
  'documents_done',
  'documents_required',
  'documents_expired',
  'documents_expire_on',
  'created_by',
  'created_at',
  'updated_at',
  'version',
] as const;

export function drivers(trx: Trx, { companyId, markets }: DriverScope) {
  return trx
    .selectFrom('driver')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('market', '=', sql<string>`any(${[...markets]})`);
}

export async function findDriver(trx: Trx, scope: DriverScope, id: string): Promise<DriverRecord> {
  return required(await drivers(trx, scope).where('id', '=', id).executeTakeFirst());
}

/** Locks the driver and what belongs to it until the end of the transaction. */
export async function lockDriver(trx: Trx, scope: DriverScope, id: string): Promise<DriverRecord> {
  return required(await drivers(trx, scope).where('id', '=', id).forNoKeyUpdate().executeTakeFirst());
}

function required(row: Omit<Selectable<Driver>, 'search_text'> | undefined): DriverRecord {
  if (!row) throw driverErrors.notFound();
  return row as DriverRecord;
}

type Searched = { readonly searchText: string };
export type NewDriver = Omit<Insertable<Driver>, 'search_text'> & Searched;
export type ChangedDriver = Omit<Updateable<Driver>, 'search_text' | 'version' | 'updated_at'> & Searched;

const folded = (text: string) => sql<string>`app.fold(${text})`;

export async function insertDrivers(trx: Trx, drivers: readonly NewDriver[]): Promise<void> {
  if (drivers.length === 0) return;
  const rows = drivers.map(({ searchText, ...values }) => ({ ...values, search_text: folded(searchText) }));
  await refuseDuplicates(trx.insertInto('driver').values(rows).execute());
}

export async function updateDriver(
  trx: Trx,
  { company_id, id }: DriverRecord,
  { searchText, ...values }: ChangedDriver,
): Promise<void> {
  const changed = { ...values, search_text: folded(searchText) };
  await refuseDuplicates(
    trx.updateTable('driver').set(changed).where('company_id', '=', company_id).where('id', '=', id).execute(),
  );
}

type Facts = Pick<Updateable<Driver>, 'enabled' | 'verified' | 'partner_id' | 'photo_file_id'>;

/** A value that is not part of the form. */
export async function setFacts(trx: Trx, { company_id, id }: DriverRecord, facts: Facts): Promise<number> {
  const { version } = await trx
    .updateTable('driver')
    .set(facts)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

const UNIQUE_FIELDS: Readonly<Record<string, string>> = {
  driver_document: 'documentId',
  driver_phone: 'phone',
  driver_licence: 'driverLicense',
  driver_account: 'accountId',
};

async function refuseDuplicates<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const field = UNIQUE_FIELDS[violatedConstraint(cause) ?? ''];
    if (!field) throw cause;
    throw requestErrors.alreadyRegistered({ cause, fields: { [field]: { code: 'alreadyRegistered' } } });
  }
}

interface DriverOfCompany {
  readonly companyId: string;
  readonly id: string;
}

/**
 * Sets the values derived from a driver's trips. Ratings at the same time wait for this lock, so that the average read
 * afterwards includes all of them.
 */
export async function rateDriver(
  trx: Trx,
  { companyId, id }: DriverOfCompany,
  average: () => Promise<string | null>,
): Promise<void> {
  const driver = trx.selectFrom('driver').select('id').where('company_id', '=', companyId).where('id', '=', id);
  if (!(await driver.forNoKeyUpdate().executeTakeFirst())) return;
  await trx
    .updateTable('driver')
    .set({ rating: await average() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
