import { vehicleSearchText } from '#areas/fleet/rules/search-text.ts';
import { VEHICLE_FIELDS, type VehicleDetails } from '#areas/fleet/rules/vehicle-fields.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertVehicles, updateVehicle, type VehicleRecord } from './vehicle.repository.ts';

export const vehicleMapping = fieldMapping(VEHICLE_FIELDS);

/** The stored values, kept where the form sends nothing. */
export interface CurrentVehicle {
  readonly country: CountryCode;
  readonly details: VehicleDetails;
  readonly partnerId: string | null;
  /** What its make is called, where that is not what is stored. */
  readonly brandTexts?: readonly string[];
}

/** A form that was read and checked, ready to be stored. */
export interface ParsedVehicle extends CurrentVehicle {
  readonly fleet: VehicleFleet;
  /** Enabled and created now unless set otherwise. */
  readonly enabled?: boolean;
  readonly createdAt?: Date;
}

export interface Author {
  readonly companyId: string;
  readonly userId: string;
}

/** Inserts any number of new vehicles in one statement; their documents follow and write the summary. */
export async function insertParsedVehicles(
  trx: Trx,
  { companyId, userId }: Author,
  vehicles: readonly ParsedVehicle[],
): Promise<string[]> {
  const rows = vehicles.map((vehicle) => ({
    id: createId(),
    company_id: companyId,
    created_by: userId,
    enabled: vehicle.enabled ?? true,
    ...FLEET_TRAITS[vehicle.fleet],
    ...(vehicle.createdAt ? { created_at: vehicle.createdAt } : {}),
    ...valuesOf(vehicle),
  }));
  await insertVehicles(trx, rows);
  return rows.map(({ id }) => id);
}

/** Expects the vehicle to be locked. */
export async function updateParsedVehicle(trx: Trx, before: VehicleRecord, vehicle: ParsedVehicle): Promise<void> {
  await updateVehicle(trx, before, valuesOf(vehicle));
}

function valuesOf(vehicle: ParsedVehicle) {
  return {
    country_code: vehicle.country,
    ...vehicleMapping.toColumns(vehicle.details),
    partner_id: vehicle.partnerId,
    searchText: storedSearchText(vehicle),
  };
}

export function storedSearchText({ country, details, brandTexts }: CurrentVehicle): string {
  return vehicleSearchText(countryOf(country), details, brandTexts);
}

/** The stored values as a form would send them, kept where another form sends nothing. */
export function currentVehicle(record: VehicleRecord): CurrentVehicle {
  return {
    country: record.country_code,
    details: vehicleMapping.toReply(record),
    partnerId: record.partner_id,
  };
}
