export const MAX_PARTNER_CONTACTS = 50;
export const MAX_PARTNER_ADDRESSES = 50;
export const MAX_PARTNER_USERS = 200;
/** The stored list of an upload field is capped at ten. */
export const MAX_PARTNER_DOCUMENTS = 10;

export const CITY_MAX = 200;
export const NOTES_MAX = 2000;

/** Early enough to store documents that expired long ago. */
export const EXPIRY_MIN_YEAR = 2000;

export const PARTNER_DOCUMENT_TYPES = ['contract', 'taxCertificate', 'powerOfAttorney', 'insurance', 'other'] as const;
export type PartnerDocumentType = (typeof PARTNER_DOCUMENT_TYPES)[number];
