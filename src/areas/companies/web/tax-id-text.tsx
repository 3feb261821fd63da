import type { ReactNode } from 'react';
import { showTaxId } from '#countries/show-tax-id.ts';
import { Marked } from '#ui/list/search/marked.tsx';

/** A stored tax id in its country's form. */
export function TaxIdText({
  country,
  taxId,
}: {
  readonly country: string | null;
  readonly taxId: string | null;
}): ReactNode {
  return taxId ? <Marked text={showTaxId(country, taxId)} /> : null;
}
