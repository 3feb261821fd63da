import type { CountryCode } from '#countries/country-type.ts';

/** Where an order begins or ends: a city, and every known detail. */
export interface OrderPlace {
  readonly cityId: string;
  readonly cityName: string;
  readonly countryCode: CountryCode | null;
  readonly address: string | null;
  readonly reference: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly category: string | null;
  readonly warehouseId: string | null;
}

/** Other goods on the truck, and their quantity. */
export interface OrderLoad {
  readonly category: string;
  readonly value: number;
}
