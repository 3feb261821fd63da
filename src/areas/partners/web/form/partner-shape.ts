import { z } from 'zod';
import { countryIdShape } from '#areas/companies/contract/input.shapes.ts';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import {
  addressDetails,
  contactDetails,
  type NewPartnerInput,
  newPartnerShape,
} from '#areas/partners/contract/partner-input.shapes.ts';
import { PARTNER_TRAITS, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { readPartner } from '#areas/partners/rules/read-partner.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { textShape } from '#kernel/text.ts';
import { uploadedFileShape } from '#ui/upload/uploaded-file.ts';

const TAX_ID_MAX = 50;

/** The body of the call, checked by the same rules of the country as on the server. */
export function partnerShape(kind: PartnerKind) {
  return newPartnerShape
    .extend({
      countryId: countryIdShape,
      taxId: PARTNER_TRAITS[kind].needsTaxId ? textShape(TAX_ID_MAX) : newPartnerShape.shape.taxId,
      documents: z.array(uploadedFileShape),
    })
    .superRefine((given, context) => {
      for (const [name, problem] of Object.entries(problemsOf(kind, given))) {
        const path = name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
        context.addIssue({ code: 'custom', path, params: problem });
      }
    });
}

export type PartnerShape = ReturnType<typeof partnerShape>;
export type PartnerInput = z.input<PartnerShape>;
export type PartnerForm = z.output<PartnerShape>;

function problemsOf(kind: PartnerKind, given: Omit<NewPartnerInput, 'documents'>) {
  const { name, taxId = null, contacts = [], addresses = [] } = given;
  const details = {
    name,
    taxId,
    address: null,
    city: null,
    notes: null,
    contacts: contacts.map(contactDetails),
    addresses: addresses.map(addressDetails),
  };
  return readPartner(kind, countryOf(given.countryId), details).problems;
}

/** The start values of the form: the stored partner, or an empty form of the country. */
export function formOf(partner: PartnerView | null, country: CountryCode): z.input<PartnerShape> {
  return {
    name: partner?.name ?? '',
    countryId: partner?.country.countryId ?? country,
    taxId: partner?.taxId ?? '',
    address: partner?.address ?? '',
    city: partner?.city ?? '',
    notes: partner?.notes ?? '',
    paymentTermDays: partner?.paymentTermDays ?? null,
    contacts: (partner?.contacts ?? []).map(({ phone, email, ...contact }) => ({
      ...contact,
      phone: phone ?? '',
      email: email ?? '',
    })),
    addresses: (partner?.addresses ?? []).map(({ address, city, ...place }) => ({
      ...place,
      address: address ?? '',
      city: city ?? '',
    })),
    users: partner?.users.map(({ userId }) => userId) ?? [],
    linkedCompanyId: partner?.linkedCompany?.companyId ?? null,
    documents: [],
  };
}
