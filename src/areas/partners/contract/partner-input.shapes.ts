import { z } from 'zod';
import { callingCodeShape } from '#areas/companies/contract/company.calls.ts';
import {
  clearableDay,
  clearableEmail,
  clearableText,
  countryIdShape,
  fileNameShape,
} from '#areas/companies/contract/input.shapes.ts';
import { MAX_PAYMENT_TERM_DAYS } from '#areas/companies/rules/company-limits.ts';
import type { AddressDetails, ContactDetails } from '#areas/partners/rules/partner-details.ts';
import {
  CITY_MAX,
  MAX_PARTNER_ADDRESSES,
  MAX_PARTNER_CONTACTS,
  MAX_PARTNER_DOCUMENTS,
  MAX_PARTNER_USERS,
  NOTES_MAX,
  PARTNER_DOCUMENT_TYPES,
} from '#areas/partners/rules/partner-limits.ts';
import { idShape } from '#kernel/ids.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';

export const contactInputShape = z.strictObject({
  /** Id of an existing contact; a contact without it is new. */
  _id: idShape.optional(),
  fullName: textShape(NAME_MAX * 2),
  countryCode: callingCodeShape,
  phone: clearableText(40),
  email: clearableEmail,
});

export const addressInputShape = z.strictObject({
  _id: idShape.optional(),
  fullName: textShape(NAME_MAX * 2),
  address: clearableText(),
  city: clearableText(CITY_MAX),
});

export function contactDetails(contact: z.output<typeof contactInputShape>): ContactDetails {
  const { countryCode = null, phone = null, email = null } = contact;
  return { ...contact, countryCode, phone, email };
}

export function addressDetails(place: z.output<typeof addressInputShape>): AddressDetails {
  const { address = null, city = null } = place;
  return { ...place, address, city };
}

/** A file the caller uploaded before. */
export const documentInputShape = z.strictObject({
  fileId: idShape,
  editedFileName: fileNameShape.optional(),
  type: z.enum(PARTNER_DOCUMENT_TYPES).default('other'),
  expirationDate: clearableDay,
});
export type DocumentInput = z.output<typeof documentInputShape>;

export const documentChangeShape = z.strictObject({
  editedFileName: fileNameShape.optional(),
  type: z.enum(PARTNER_DOCUMENT_TYPES).optional(),
  expirationDate: clearableDay,
});

/** What a form sends; a field left out keeps its value, a list replaces the whole list. */
const fields = {
  name: textShape(),
  countryId: countryIdShape,
  taxId: clearableText(50),
  address: clearableText(),
  city: clearableText(CITY_MAX),
  notes: clearableText(NOTES_MAX),
  /** Days from the acceptance of a delivery until it is to be paid; null follows the company's. */
  paymentTermDays: z.number().int().min(0).max(MAX_PAYMENT_TERM_DAYS).nullable().optional(),
  contacts: z.array(contactInputShape).max(MAX_PARTNER_CONTACTS).optional(),
  addresses: z.array(addressInputShape).max(MAX_PARTNER_ADDRESSES).optional(),
  /** Ids of the people with access; only for transport companies. */
  users: z.array(idShape).max(MAX_PARTNER_USERS).optional(),
  /** An associated company with the same country and tax id. */
  linkedCompanyId: idShape.nullable().optional(),
};

export const newPartnerShape = z.strictObject({
  ...fields,
  documents: z.array(documentInputShape).max(MAX_PARTNER_DOCUMENTS).optional(),
});
export type NewPartnerInput = z.output<typeof newPartnerShape>;

export const partnerChangeShape = z.strictObject({
  ...fields,
  name: fields.name.optional(),
  countryId: fields.countryId.optional(),
});
export type PartnerChange = z.output<typeof partnerChangeShape>;
