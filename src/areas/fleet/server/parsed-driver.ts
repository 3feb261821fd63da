import type { DriverDetails } from '#areas/fleet/rules/driver-details.ts';
import { driverSearchText } from '#areas/fleet/rules/driver-search-text.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { joinDocumentId, splitDocumentId } from '#countries/document-id.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { type DriverRecord, insertDrivers, updateDriver } from './driver.repository.ts';

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
    first_name: details.firstName,
    last_name: details.lastName,
    phone_code: details.countryCode ?? countryOf(country).phone.code,
    phone: details.phone,
    document_type: details.typeDocumentId,
    document_number: number || null,
    document_state: state,
    birth_date: details.birthDate,
    licence_number: details.driverLicense,
    licence_category: details.driverLicenseCategory,
    tax_id: details.taxId,
    business_name: details.businessName,
    reference_person: details.personReference,
    reference_phone: details.phoneReference,
    street: details.street,
    fleet_type: details.typeOfFleet,
    curp: details.curp,
    chat_expires_on: details.chatExpirationDate,
    operator: details.operator,
    eventual: details.eventualTrucker,
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
  return {
    firstName: record.first_name,
    lastName: record.last_name,
    countryCode: record.phone_code,
    phone: record.phone,
    typeDocumentId: record.document_type,
    documentId: documentIdOf(record),
    birthDate: record.birth_date,
    driverLicense: record.licence_number,
    driverLicenseCategory: record.licence_category,
    taxId: record.tax_id,
    businessName: record.business_name,
    personReference: record.reference_person,
    phoneReference: record.reference_phone,
    street: record.street,
    typeOfFleet: record.fleet_type,
    curp: record.curp,
    chatExpirationDate: record.chat_expires_on,
    operator: record.operator,
    eventualTrucker: record.eventual,
  };
}
