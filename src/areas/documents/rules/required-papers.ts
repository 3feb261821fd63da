import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { countryTypes } from './checklist.ts';
import { type PaperType, TYPES_OF } from './paper.ts';
import type { OwnerKind } from './paper-owner.ts';

export interface RequirablePaper {
  readonly type: PaperType;
  readonly required: boolean;
  readonly listed: boolean;
  readonly requiredByCountry: boolean;
}

/** Everything a company may ask of the kind: the country's papers in their order, then those of other countries. */
export function requirablePapers(
  kind: OwnerKind,
  code: CountryCode,
  companyTypes: readonly PaperType[] | null,
): readonly RequirablePaper[] {
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
