import { isCountryCode } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';

/** A value of the history in words: lists by the names in them, flags and countries as the screen shows them. */
export function historyText(field: string, value: unknown, translate: TranslateKey, country: CountryCode): string {
  if (value === null || value === undefined || value === '') return translate('partners.history.nothing');
  if (Array.isArray(value)) {
    const names = value.map(nameOf).filter(Boolean);
    return names.length > 0 ? names.join(', ') : translate('partners.history.nothing');
  }
  if (field === 'active') return translate(`partners.status.${value === true ? 'active' : 'disabled'}`);
  if (field === 'countryId' && isCountryCode(value)) return translate(`lists.client.values.countryId.${value}`);
  if (field === 'taxId') return showTaxId(country, String(value));
  if (field === 'documentType') return translate(dynamicKey('partners.documents.types', String(value)));
  return String(value);
}

function nameOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item ?? '');
  const { fullName } = item as { readonly fullName?: unknown };
  return typeof fullName === 'string' ? fullName : '';
}

/** The fields of an entry that have a name. A registration lists none, because it fills in the whole record. */
export function changedFields(action: string, changes: Readonly<Record<string, unknown>>): readonly string[] {
  return action === 'partners.create' ? [] : Object.keys(changes);
}
