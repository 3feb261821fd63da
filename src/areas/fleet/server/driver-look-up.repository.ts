import { sql } from 'kysely';
import type { CountryCode } from '#countries/country-type.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { DriverRecord, DriverScope } from './driver.repository.ts';

/** A complete number by which a driver is found, in its stored form. */
export type DriverKey =
  | { readonly by: 'phone'; readonly code: string; readonly phone: string }
  | { readonly by: 'licence'; readonly country: CountryCode; readonly number: string }
  | {
      readonly by: 'document';
      readonly country: CountryCode;
      readonly number: string;
      readonly type: string | undefined;
    };

function matches(key: DriverKey) {
  if (key.by === 'phone') return sql<boolean>`d.phone_code = ${key.code} and d.phone = ${key.phone}`;
  if (key.by === 'licence') return sql<boolean>`d.country_code = ${key.country} and d.licence_number = ${key.number}`;
  const ofType = key.type ? sql`and d.document_type = ${key.type}` : sql``;
  return sql<boolean>`d.country_code = ${key.country} and d.document_number = ${key.number} ${ofType}`;
}

export type FoundRecord = Pick<
  DriverRecord,
  | 'id'
  | 'market'
  | 'first_name'
  | 'last_name'
  | 'photo_file_id'
  | 'country_code'
  | 'document_type'
  | 'document_number'
  | 'document_state'
  | 'licence_number'
  | 'eventual'
  | 'verified'
  | 'enabled'
> & { readonly plate: string | null };

const columns = sql`d.id, d.market, d.first_name, d.last_name, d.photo_file_id, d.country_code, d.document_type,
  d.document_number, d.document_state, d.licence_number, d.eventual, d.verified, d.enabled`;

/** Drivers of the own company, in the markets the reader may see. */
export async function findOwnDrivers(
  trx: Trx,
  { companyId, markets }: DriverScope,
  key: DriverKey,
): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select ${columns}, app.shown_plate(v.country_code, v.plate) as plate
    from driver d left join vehicle v on v.company_id = d.company_id and v.driver_id = d.id
    where d.company_id = ${companyId} and d.market = any(${[...markets]}) and ${matches(key)}
    order by d.id`.execute(trx);
  return rows;
}

/** Whether any other company has a driver with this number. */
export async function isKnownElsewhere(trx: Trx, companyId: string, key: DriverKey): Promise<boolean> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<{ known: boolean }>`
      select exists (select from driver d where d.company_id <> ${companyId} and d.enabled and ${matches(key)}) as known
    `.execute(trx);
    return rows[0]?.known ?? false;
  });
}

export type OpenRecord = Pick<
  DriverRecord,
  'id' | 'first_name' | 'last_name' | 'country_code' | 'licence_category' | 'verified' | 'rating' | 'total_travels'
>;

/** A driver of any company; disabled ones are not found. */
export async function findOpenDriver(trx: Trx, id: string): Promise<OpenRecord | undefined> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<OpenRecord>`
      select d.id, d.first_name, d.last_name, d.country_code, d.licence_category, d.verified, d.rating, d.total_travels
      from driver d where d.id = ${id} and d.enabled`.execute(trx);
    return rows[0];
  });
}

export interface SearchedNumbers {
  readonly documents: readonly string[];
  readonly licences: readonly string[];
  readonly phones: readonly string[];
}

export type DriverTwin = Pick<
  DriverRecord,
  'id' | 'market' | 'country_code' | 'document_type' | 'document_number' | 'licence_number' | 'phone_code' | 'phone'
>;

/** Every driver of the company, in either market, with one of these numbers; the caller decides which one matches. */
export async function findTwins(
  trx: Trx,
  companyId: string,
  { documents, licences, phones }: SearchedNumbers,
): Promise<DriverTwin[]> {
  const { rows } = await sql<DriverTwin>`
    select id, market, country_code, document_type, document_number, licence_number, phone_code, phone
    from driver
    where company_id = ${companyId} and (document_number = any(${[...documents]})
      or licence_number = any(${[...licences]}) or phone = any(${[...phones]}))
    order by id`.execute(trx);
  return rows;
}
