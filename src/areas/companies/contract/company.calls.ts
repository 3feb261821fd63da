import { z } from 'zod';
import { MAX_LATE_TOLERANCE_MINUTES, MAX_PAYMENT_TERM_DAYS } from '#areas/companies/rules/company-limits.ts';
import { readColor, THEME_IMAGES } from '#areas/companies/rules/theme.ts';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { defineCall } from '#kernel/api-call.ts';
import { callingCodeText, textShape } from '#kernel/text.ts';
import { PROFILE_READ, PROFILE_WRITE } from './company.permissions.ts';
import { companyShape, themeShape } from './company.shapes.ts';
import {
  clearableEmail,
  clearableText,
  clearableUrl,
  FILE_BODY_LIMIT,
  fileInputShape,
  versionShape,
} from './input.shapes.ts';

/** A calling code that may be left out or emptied. */
export const callingCodeShape = callingCodeText.nullable().optional();

/** A company's own data; a field left out keeps its value. */
export const profileFields = {
  companyName: textShape().optional(),
  taxId: clearableText(50),
  address: clearableText(),
  urlAgreement: clearableUrl,
  typeOperation: z.object({ _id: z.enum(TYPE_OPERATIONS) }).optional(),
  automaticAssignment: z.boolean().optional(),
  /** A zone of the company's country, by its IANA name. */
  timeZone: z.string().max(60).optional(),
  lateToleranceMinutes: z.number().int().min(0).max(MAX_LATE_TOLERANCE_MINUTES).optional(),
  paymentTermDays: z.number().int().min(0).max(MAX_PAYMENT_TERM_DAYS).optional(),
  reference: z
    .object({
      referencePerson: clearableText(),
      countryCode: callingCodeShape,
      referencePhone: clearableText(40),
      referenceEmail: clearableEmail,
    })
    .optional(),
  agreementData: z
    .object({
      businessName: clearableText(),
      address: clearableText(),
      resolution: clearableText(),
      legalRepresentative: clearableText(),
      testimonyNumber: clearableText(),
      notaryNumber: clearableText(),
      notaryName: clearableText(),
    })
    .optional(),
};
const profileShape = z.object(profileFields);
export type ProfileInput = z.output<typeof profileShape>;

const companyReply = z.object({ company: companyShape });

export const readCompany = defineCall({
  id: 'companies.readProfile',
  method: 'GET',
  path: '/company',
  summary: 'The profile of the own company, with everything that belongs to it.',
  access: { permission: PROFILE_READ },
  reply: companyReply,
});

export const updateCompany = defineCall({
  id: 'companies.updateProfile',
  method: 'PUT',
  path: '/company',
  summary: 'Changes the profile of the own company; refused when somebody else changed it since it was read.',
  access: { permission: PROFILE_WRITE },
  body: z.strictObject({ version: versionShape, ...profileFields }),
  reply: companyReply,
});

const colorShape = z
  .string()
  .max(20)
  .refine((text) => readColor(text) !== undefined, { params: { code: 'color' } })
  .transform((text) => readColor(text) as string);

/** Null removes an image; a field left out keeps it. */
const imageShape = fileInputShape.nullable().optional();

export const updateTheme = defineCall({
  id: 'companies.updateTheme',
  method: 'PUT',
  path: '/company/theme',
  summary: 'Changes colour and images of the own company, as far as the caller is not forbidden to.',
  access: { permission: PROFILE_WRITE },
  bodyLimit: FILE_BODY_LIMIT,
  body: z.strictObject({
    version: versionShape,
    primaryColor: colorShape.optional(),
    ...(Object.fromEntries(THEME_IMAGES.map((image) => [image, imageShape])) as Record<
      (typeof THEME_IMAGES)[number],
      typeof imageShape
    >),
  }),
  reply: z.object({ version: z.number().int(), theme: themeShape }),
});
