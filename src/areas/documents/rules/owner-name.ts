import { countryOf } from '#countries/country.ts';
import type { OwnerFacts } from './document-owner.ts';

/** A driver's name, or a vehicle's plate in its country's form. */
export function ownerName({ kind, countryCode, name }: OwnerFacts & { readonly name: string }): string {
  return kind === 'driver' ? name : countryOf(countryCode).plate.format(name);
}
