import { COUNTRIES } from '#countries/country.ts';
import { joinDocumentId, splitDocumentId } from '#countries/document-id.ts';

/**
 * The stored forms an identity number may have, for any separators and any issuing country: some countries pad short
 * numbers with zeros. `number_state` keeps its state.
 */
export function identityNumberForms(typed: string): readonly string[] {
  const { number, state } = splitDocumentId(typed.trim());
  const forms = COUNTRIES.flatMap((country) => country.personalDocuments).flatMap(({ rule }) => {
    const result = rule.check(number);
    return result.ok && result.canonical !== '' ? [result.canonical] : [];
  });
  return [...new Set(forms)].map((form) => joinDocumentId({ number: form, state: state?.toUpperCase() ?? null }));
}
