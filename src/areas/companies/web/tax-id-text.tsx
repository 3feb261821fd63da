import type { ReactNode } from 'react';
import { countryOrDefault } from '#countries/country.ts';

/** A stored tax id in its country's form. */
export function TaxIdText({
  country,
  taxId,
}: {
  readonly country: string | null;
  readonly taxId: string | null;
}): ReactNode {
  return taxId ? countryOrDefault(country).taxId.company.format(taxId) : null;
}
