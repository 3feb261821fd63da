import { COUNTRIES } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { OWNER_KINDS, type OwnerKind } from '../rules/document-owner.ts';

/** The query value with the list on the screen: `truck.BR`. */
export const LIST_PARAM = 'list';

export interface ChosenList {
  readonly kind: OwnerKind;
  /** Undefined for the company's own country. */
  readonly country: CountryCode | undefined;
}

/** What an address asks for; drivers of the own country where it asks for nothing that exists. */
export function chosenList(text: string | null): ChosenList {
  const [kind, country] = (text ?? '').split('.');
  return {
    kind: OWNER_KINDS.find((known) => known === kind) ?? 'driver',
    country: COUNTRIES.find(({ code }) => code === country)?.code,
  };
}

export function listSearch({ kind, country }: ChosenList): Record<string, string> {
  return { [LIST_PARAM]: country ? `${kind}.${country}` : kind };
}
