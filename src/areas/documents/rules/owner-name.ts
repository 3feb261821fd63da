import { countryOf } from '#countries/country.ts';
import type { OwnerFacts } from './document-owner.ts';

/** A driver's name as it is, a vehicle's plate as its country writes it. */
export function ownerName({ kind, countryCode, name }: OwnerFacts & { readonly name: string }): string {
  return kind === 'driver' ? name : countryOf(countryCode).plate.format(name);
}
