import { showTaxId } from '#countries/show-tax-id.ts';
import type { Row } from '#platform/list/list-source.ts';

/** The tax id of a row as it is shown in its country. */
export function taxIdText({ taxId, countryId }: Row): string | null {
  if (typeof taxId !== 'string') return null;
  return showTaxId(typeof countryId === 'string' ? countryId : null, taxId);
}
