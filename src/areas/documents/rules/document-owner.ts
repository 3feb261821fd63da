import type { CountryCode } from '#countries/country-type.ts';

/** Whose documents they are. */
export const OWNER_KINDS = ['driver', 'truck', 'semitrailer'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** The company's own fleet, or the market it hires from. */
export type Market = 'own' | 'spot';

export interface DocumentOwner {
  readonly companyId: string;
  readonly kind: OwnerKind;
  readonly id: string;
}

/** What decides which documents are asked for. */
export interface OwnerFacts {
  readonly kind: OwnerKind;
  readonly countryCode: CountryCode;
  /** The type of a driver's identity document: in some countries the documents follow it. */
  readonly documentType?: string | null;
}
