import { DRIVER_FIELDS, type DriverDetails } from '#areas/fleet/rules/driver-fields.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { driverSearchText } from '#areas/fleet/rules/search-text.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { joinDocumentId, splitDocumentId } from '#countries/document-id.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { type DriverRecord, insertDrivers, updateDriver } from './driver.repository.ts';

export const driverMapping = fieldMapping(DRIVER_FIELDS);

/** A form that was read and checked, ready to be stored. */
export interface ParsedDriver {
  readonly country: CountryCode;
  readonly details: DriverDetails;
  /** The transport company. */
  readonly partnerId: string | null;
  /** The account the driver signs in with. */
  readonly userId: string | null;
}

export interface NewParsedDriver extends ParsedDriver {
  readonly market: Market;
  readonly photoFileId?: string | null;
  /** A new driver is not verified; demo data sets it for some. */
  readonly verified?: boolean;
  readonly enabled?: boolean;
  readonly createdAt?: Date;
}

export interface Author {
  readonly companyId: string;
  readonly userId: string;
}

/** Inserts any number of new drivers in one statement; their documents follow in the same transaction. */
export async function insertParsedDrivers(
  trx: Trx,
  { companyId, userId }: Author,
  drivers: readonly NewParsedDriver[],
): Promise<string[]> {
  const rows = drivers.map((driver) => ({
    id: createId(),
    company_id: companyId,
    created_by: userId,
    market: driver.market,
    photo_file_id: driver.photoFileId ?? null,
    verified: driver.verified ?? false,
    enabled: driver.enabled ?? true,
    ...(driver.createdAt ? { created_at: driver.createdAt } : {}),
    ...valuesOf(driver),
  }));
  await insertDrivers(trx, rows);
  return rows.map(({ id }) => id);
}

/** Expects the driver to be locked. */
export function updateParsedDriver(trx: Trx, before: DriverRecord, driver: ParsedDriver): Promise<void> {
  return updateDriver(trx, before, valuesOf(driver));
}

function valuesOf({ country, details, partnerId, userId }: ParsedDriver) {
  const { number, state } = splitDocumentId(details.documentId ?? '');
  return {
    country_code: country,
    ...driverMapping.toColumns(details),
    phone_code: details.countryCode ?? countryOf(country).phone.code,
    document_number: number || null,
    document_state: state,
    partner_id: partnerId,
    user_id: userId,
    searchText: driverSearchText(countryOf(country), details),
  };
}

export function documentIdOf(record: Pick<DriverRecord, 'document_number' | 'document_state'>): string | null {
  const { document_number: number, document_state: state } = record;
  return number === null ? null : joinDocumentId({ number, state });
}

/** The stored values besides the documents, kept where the form sends nothing. */
export function currentOf(record: DriverRecord): ParsedDriver {
  const { country_code: country, partner_id: partnerId, user_id: userId } = record;
  return { country, details: detailsOf(record), partnerId, userId };
}

/** The stored values as a form would send them. */
export function detailsOf(record: DriverRecord): DriverDetails {
  return driverMapping.toReply({ ...record, document_number: documentIdOf(record) });
}
