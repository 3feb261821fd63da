import { z } from 'zod';
import type { CompanyView } from '#areas/companies/contract/company.shapes.ts';
import {
  COMPANY_URL_FORM,
  LATE_TOLERANCE_MINUTES,
  MAX_LATE_TOLERANCE_MINUTES,
  MAX_PAYMENT_TERM_DAYS,
  PAYMENT_TERM_DAYS,
} from '#areas/companies/rules/company-limits.ts';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { usualZone } from '#countries/country.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { textShape } from '#kernel/text.ts';

const text = z.string().trim().max(500);

/** The values of a company form, flat like its fields; the platform's form adds a country and a sign-in address. */
const fields = {
  companyName: textShape(),
  taxId: text,
  address: text,
  urlAgreement: text,
  typeOperation: z.enum(TYPE_OPERATIONS),
  automaticAssignment: z.boolean(),
  timeZone: z.string().min(1),
  lateToleranceMinutes: z.number().int().min(0).max(MAX_LATE_TOLERANCE_MINUTES),
  paymentTermDays: z.number().int().min(0).max(MAX_PAYMENT_TERM_DAYS),
  reference: z.object({
    referencePerson: text,
    countryCode: z.string().nullable(),
    referencePhone: text,
    referenceEmail: text,
  }),
  agreementData: z.object({
    businessName: text,
    address: text,
    resolution: text,
    legalRepresentative: text,
    testimonyNumber: text,
    notaryNumber: text,
    notaryName: text,
  }),
};

export const profileFormShape = z.object(fields);
export type ProfileInput = z.input<typeof profileFormShape>;
export type ProfileForm = z.output<typeof profileFormShape>;

export const platformFormShape = z.object({
  ...fields,
  country: z.enum(COUNTRY_CODES),
  url: text.toLowerCase().refine((url) => url === '' || COMPANY_URL_FORM.test(url), { params: { code: 'url' } }),
  alternativeAttributes: z.boolean(),
});
export type PlatformInput = z.input<typeof platformFormShape>;
export type PlatformForm = z.output<typeof platformFormShape>;

const filled = <T extends Record<string, string | null>>(record: T): { [K in keyof T]: string } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, value ?? ''])) as { [K in keyof T]: string };

export function profileFormOf(company: CompanyView): ProfileForm {
  return {
    companyName: company.companyName,
    taxId: company.taxId ?? '',
    address: company.address ?? '',
    urlAgreement: company.urlAgreement ?? '',
    typeOperation: company.typeOperation._id,
    automaticAssignment: company.automaticAssignment,
    timeZone: company.timeZone,
    lateToleranceMinutes: company.lateToleranceMinutes,
    paymentTermDays: company.paymentTermDays,
    reference: { ...filled(company.reference), countryCode: company.reference.countryCode },
    agreementData: filled(company.agreementData),
  };
}

export function platformFormOf(company: CompanyView): PlatformForm {
  return {
    ...profileFormOf(company),
    country: company.country.countryId,
    url: company.url ?? '',
    alternativeAttributes: company.settings.alternativeAttributes,
  };
}

export const emptyPlatformForm = (country: PlatformForm['country']): PlatformForm => ({
  companyName: '',
  taxId: '',
  address: '',
  urlAgreement: '',
  typeOperation: 'direct',
  automaticAssignment: false,
  timeZone: usualZone(country),
  lateToleranceMinutes: LATE_TOLERANCE_MINUTES,
  paymentTermDays: PAYMENT_TERM_DAYS,
  reference: { referencePerson: '', countryCode: null, referencePhone: '', referenceEmail: '' },
  agreementData: {
    businessName: '',
    address: '',
    resolution: '',
    legalRepresentative: '',
    testimonyNumber: '',
    notaryNumber: '',
    notaryName: '',
  },
  country,
  url: '',
  alternativeAttributes: false,
});

/** The body of the calls; an empty text clears the field. */
export function profileBody({ typeOperation, ...form }: ProfileForm) {
  return { ...form, typeOperation: { _id: typeOperation } };
}

export function platformBody({ country, alternativeAttributes, ...form }: PlatformForm) {
  return { ...profileBody(form), url: form.url, country: { countryId: country }, settings: { alternativeAttributes } };
}
