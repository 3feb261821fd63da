import { countryOrDefault } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import type { WarehouseForm } from './warehouse-shape.ts';

const form = fieldsOf<WarehouseForm>();

/** The country of its city; until one is chosen that of the company. */
export function useWarehouseCountry(): CountryCode {
  const { country } = useSignedIn();
  return countryOrDefault(useFieldValue(form('place.countryCode')) ?? country).code;
}
