import { DRIVER_FIELDS, type DriverDetails } from '#areas/fleet/rules/driver-fields.ts';
import { driverSearchText } from '#areas/fleet/rules/driver-search-text.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { joinDocumentId, splitDocumentId } from '#countries/document-id.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { type DriverRecord, insertDrivers, updateDriver } from './driver.repository.ts';

export const driverMapping = fieldMapping(DRIVER_FIELDS);

/** A form that was read and found right; nothing is judged any more. */
export interface ParsedDriver {
  readonly country: CountryCode;
  readonly details: DriverDetails;
  /** The transport company. */
  readonly partnerId: string | null;
  /** Whom the driver signs in as. */
  readonly userId: string | null;
}

export interface NewParsedDriver extends ParsedDriver {
  readonly market: Market;
  readonly photoFileId?: string | null;
  /** Nobody has checked a new driver, and nobody has rated one; demo data tells of some who are not new. */
  readonly verified?: boolean;
  readonly enabled?: boolean;
  readonly rating?: number | null;
  readonly totalTravels?: number;
  readonly createdAt?: Date;
}

export interface Author {
  readonly companyId: string;
  readonly userId: string;
}

/** Writes new drivers, however many, in one statement; their documents follow in the same transaction. */
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
    rating: driver.rating == null ? null : String(driver.rating),
    total_travels: driver.totalTravels ?? 0,
    ...(driver.createdAt ? { created_at: driver.createdAt } : {}),
    ...valuesOf(driver),
  }));
  await insertDrivers(trx, rows);
  return rows.map(({ id }) => id);
}

/** The driver is locked. */
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

/** What stands of a driver besides the documents, to be laid under a form. */
export function currentOf(record: DriverRecord): ParsedDriver {
  const { country_code: country, partner_id: partnerId, user_id: userId } = record;
  return { country, details: detailsOf(record), partnerId, userId };
}

/** The form as the record has it. */
export function detailsOf(record: DriverRecord): DriverDetails {
  return driverMapping.toReply({ ...record, document_number: documentIdOf(record) });
}
