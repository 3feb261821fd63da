import type { CountryCode } from '#countries/country-type.ts';

/** Where an order begins or ends: a city, and as much more as is known. */
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

/** Something else on the truck, and how much of it. */
export interface OrderLoad {
  readonly category: string;
  readonly value: number;
}
