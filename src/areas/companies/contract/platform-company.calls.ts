import { z } from 'zod';
import { COMPANY_URL_FORM } from '#areas/companies/rules/company-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { profileFields } from './company.calls.ts';
import { COMPANIES } from './company.permissions.ts';
import { companyShape } from './company.shapes.ts';
import { countryIdShape, versionShape } from './input.shapes.ts';

const access = { permission: COMPANIES } as const;
const params = z.object({ id: idShape });
const companyReply = z.object({ company: companyShape });

const urlShape = z
  .string()
  .trim()
  .toLowerCase()
  .max(125)
  .refine((text) => text === '' || COMPANY_URL_FORM.test(text), { params: { code: 'url' } })
  .nullable()
  .transform((text) => text || null)
  .optional();

/** What only the platform decides about a company, besides the company's own data. */
const platformFields = {
  ...profileFields,
  url: urlShape,
  settings: z.object({ alternativeAttributes: z.boolean() }).optional(),
};
const country = z.object({ countryId: countryIdShape });

export const createCompany = defineCall({
  id: 'companies.create',
  method: 'POST',
  path: '/companies',
  summary: 'Creates a company with the roles every company starts with.',
  access,
  scope: 'platform',
  status: 201,
  idempotent: true,
  body: z.strictObject({ ...platformFields, companyName: textShape(), country }),
  reply: companyReply,
});

export const readPlatformCompany = defineCall({
  id: 'companies.read',
  method: 'GET',
  path: '/companies/{id}',
  summary: 'One company of the platform.',
  access,
  scope: 'platform',
  params,
  reply: companyReply,
});

export const updatePlatformCompany = defineCall({
  id: 'companies.update',
  method: 'PUT',
  path: '/companies/{id}',
  summary: 'Changes a company of the platform; refused when somebody else changed it since it was read.',
  access,
  scope: 'platform',
  params,
  body: z.strictObject({ version: versionShape, ...platformFields, country: country.optional() }),
  reply: companyReply,
});

const stateReply = z.object({
  company: z.object({ _id: idShape, enabled: z.boolean(), verified: z.boolean(), version: z.number().int() }),
});

export const enableCompany = defineCall({
  id: 'companies.enable',
  method: 'PUT',
  path: '/companies/{id}/enable',
  summary: 'Enables or disables a company; the people of a disabled one lose it with their next call.',
  access,
  scope: 'platform',
  params,
  body: z.strictObject({ enable: z.boolean() }),
  reply: stateReply,
});

export const verifyCompany = defineCall({
  id: 'companies.verify',
  method: 'PUT',
  path: '/companies/{id}/verify',
  summary: 'Marks a company as verified, or no longer.',
  access,
  scope: 'platform',
  params,
  body: z.strictObject({ verified: z.boolean() }),
  reply: stateReply,
});
