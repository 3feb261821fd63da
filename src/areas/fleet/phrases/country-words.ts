import type { Variant } from '#kernel/phrases.ts';
import { countryWords as driverWords } from './drivers/country-words.ts';
import type { ptBR } from './pt-BR.ts';
import { vehicleWords } from './vehicles/country-words.ts';

type Words = Parameters<typeof driverWords>[0];

/** The phrases of the fleet with a country's own words. */
export function countryWords(words: Words): Variant<typeof ptBR> {
  const { plate, driver, pending } = words;
  const drivers = driverWords(words);
  const vehicles = vehicleWords({
    ...(plate && { plate }),
    ...(driver && { driver: `${driver.one.charAt(0).toUpperCase()}${driver.one.slice(1)}` }),
    ...(pending && { pending }),
  });
  return {
    fleet: { ...drivers.fleet, ...vehicles.fleet },
    lists: { ...drivers.lists, ...vehicles.lists },
    errors: { ...drivers.errors, ...vehicles.errors },
  };
}
