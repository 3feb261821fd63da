import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { countryTypes } from './checklist.ts';
import type { OwnerKind } from './document-owner.ts';
import { type FleetDocumentType, TYPES_OF } from './fleet-document.ts';

export interface RequirableDocument {
  readonly type: FleetDocumentType;
  readonly required: boolean;
  readonly listed: boolean;
  readonly requiredByCountry: boolean;
}

/**
 * Everything a company may require of the kind: the country's documents in their order, then those of other countries.
 */
export function requirableDocuments(
  kind: OwnerKind,
  code: CountryCode,
  companyTypes: readonly FleetDocumentType[] | null,
): readonly RequirableDocument[] {
  const listed = new Map(countryTypes(countryOf(code), kind).map((slot) => [slot.type, slot]));
  const types = [...listed.keys(), ...TYPES_OF[kind].filter((type) => !listed.has(type))];
  return types.map((type) => {
    const requiredByCountry = listed.get(type)?.required ?? false;
    return {
      type,
      required: companyTypes ? companyTypes.includes(type) : requiredByCountry,
      listed: listed.has(type),
      requiredByCountry,
    };
  });
}
