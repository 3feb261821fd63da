import type { VehicleDetails } from '#areas/fleet/rules/vehicle-details.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { vehicleSearchText } from '#areas/fleet/rules/vehicle-search-text.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { makeId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertVehicles, updateVehicle, type VehicleRecord } from './vehicle.repository.ts';

/** A form that was read and found right; nothing is judged any more. */
export interface VehicleToStore {
  readonly fleet: VehicleFleet;
  readonly country: CountryCode;
  readonly details: VehicleDetails;
  readonly partnerId: string | null;
  /** Enabled and of this moment where nothing else is said. */
  readonly enabled?: boolean;
  readonly createdAt?: Date;
}

export interface Author {
  readonly companyId: string;
  readonly userId: string;
}

/** Writes new vehicles, however many, in one statement. Their papers follow, and write the summary. */
export async function storeVehicles(
  trx: Trx,
  { companyId, userId }: Author,
  vehicles: readonly VehicleToStore[],
): Promise<string[]> {
  const rows = vehicles.map((vehicle) => ({
    id: makeId(),
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

/** The vehicle is locked. */
export async function overwriteVehicle(trx: Trx, before: VehicleRecord, vehicle: VehicleToStore): Promise<void> {
  await updateVehicle(trx, before, valuesOf(vehicle));
}

function valuesOf({ country, details, partnerId }: VehicleToStore) {
  const { features } = details;
  return {
    country_code: country,
    plate: details.plate,
    type: details.type,
    brand: details.brand,
    year: details.year,
    color: details.color,
    chassis: details.chassis,
    crpva: details.crpva,
    ruat_document_type: details.ruatDocumentType,
    axles: features.axles,
    capacity_tn: features.capacity === null ? null : String(features.capacity),
    volume_m3: features.volume === null ? null : String(features.volume),
    pallets: features.pallets,
    fleet_type: details.fleetType,
    partner_id: partnerId,
    searchText: vehicleSearchText(countryOf(country), details),
  };
}
