import { z } from 'zod';
import { countryRefShape } from '#areas/companies/contract/company.shapes.ts';
import { PARTNER_KINDS } from '#areas/partners/rules/partner-kind.ts';
import { PARTNER_DOCUMENT_TYPES } from '#areas/partners/rules/partner-limits.ts';
import { idShape } from '#kernel/ids.ts';

const text = z.string().nullable();

export const contactShape = z.object({
  _id: idShape,
  fullName: z.string(),
  countryCode: text,
  phone: text,
  email: text,
});
export type ContactView = z.output<typeof contactShape>;

export const partnerAddressShape = z.object({ _id: idShape, fullName: z.string(), address: text, city: text });
export type PartnerAddressView = z.output<typeof partnerAddressShape>;

export const partnerDocumentShape = z.object({
  _id: idShape,
  fileId: idShape,
  type: z.enum(PARTNER_DOCUMENT_TYPES),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  /** Signed, short-lived link. */
  url: z.string(),
  expirationDate: text,
  createdAt: z.string(),
});
export type PartnerDocumentView = z.output<typeof partnerDocumentShape>;

export const accessUserShape = z.object({ userId: idShape, fullName: z.string(), mail: z.string(), pathPhoto: text });
export type AccessUserView = z.output<typeof accessUserShape>;

/** The partner's own company on Tropeiro, when the two companies are associated. */
export const linkedCompanyShape = z.object({ companyId: idShape, companyName: z.string() });
export type LinkedCompanyView = z.output<typeof linkedCompanyShape>;

export const partnerShape = z.object({
  _id: idShape,
  version: z.number().int(),
  kind: z.enum(PARTNER_KINDS),
  active: z.boolean(),
  name: z.string(),
  country: countryRefShape,
  taxId: text,
  address: text,
  city: text,
  notes: text,
  /** Null: the term of the company. */
  paymentTermDays: z.number().int().nullable(),
  contacts: z.array(contactShape),
  addresses: z.array(partnerAddressShape),
  documents: z.array(partnerDocumentShape),
  /** Members of the own company with access; only for transport companies. */
  users: z.array(accessUserShape),
  linkedCompany: linkedCompanyShape.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PartnerView = z.output<typeof partnerShape>;
