import type { CountryCode } from '#countries/country-type.ts';

/** The kinds of record that own documents. */
export const OWNER_KINDS = ['driver', 'truck', 'semitrailer'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** The company's own fleet, or the spot market it hires from. */
export type Market = 'own' | 'spot';

export interface DocumentOwner {
  readonly companyId: string;
  readonly kind: OwnerKind;
  readonly id: string;
}

/** What decides which documents are required. */
export interface OwnerFacts {
  readonly kind: OwnerKind;
  readonly countryCode: CountryCode;
  /** The type of a driver's identity document, on which the documents depend in some countries. */
  readonly documentType?: string | null;
}
