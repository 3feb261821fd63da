import type { Country } from '#countries/country-type.ts';
import type { VehicleDetails } from './vehicle-fields.ts';

/** Every text by which a vehicle is found, one per line; the plate both as stored and as shown. */
export function vehicleSearchText(country: Country, details: VehicleDetails): string {
  const { plate, brand, chassis, crpva, color } = details;
  return [...new Set([plate, country.plate.format(plate), brand, chassis, crpva, color].filter(Boolean))].join('\n');
}
