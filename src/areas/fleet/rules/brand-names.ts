import { VEHICLE_BRANDS } from './vehicle-brand.ts';

/** Makes are called the same in every language. */
export const brandNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(VEHICLE_BRANDS).flatMap((brands) => brands.map((brand) => [brand, brand] as const)),
);
