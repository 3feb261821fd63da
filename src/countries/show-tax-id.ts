import { countryOrDefault } from './country.ts';

/**
 * A stored tax id as its country writes it: 11.222.333/0001-81. A person's number in its place (a CPF) has its own form,
 * and a text that is no such number stays as it is.
 */
export function showTaxId(country: string | null | undefined, taxId: string): string {
  const { taxId: rules, personalDocuments } = countryOrDefault(country);
  const all = [rules.company, rules.person, ...personalDocuments.map(({ rule }) => rule)];
  return all.find((rule) => rule.check(taxId).ok)?.format(taxId) ?? taxId;
}
