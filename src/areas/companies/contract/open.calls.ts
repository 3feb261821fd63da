import { z } from 'zod';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { defineCall } from '#kernel/api-call.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { countryRefShape } from './company.shapes.ts';
import { countryIdShape } from './input.shapes.ts';

/** What is open to everybody or every signed-in user: countries, kinds of companies, the theme of a sign-in page. */
const countryShape = z.object({
  countryCode: countryIdShape,
  countryId: countryIdShape,
  name: z.string(),
  codeName: z.string(),
  emoji: z.string(),
  image: z.string().nullable(),
  phoneCode: z.string(),
  taxIdLabel: z.string(),
  currency: z.object({ measurementUnitId: z.string(), abbreviation: z.string() }),
  language: z.enum(LANGUAGES),
});

export const listCountries = defineCall({
  id: 'companies.listCountries',
  method: 'GET',
  path: '/countries',
  summary: 'The countries of the product.',
  access: 'public',
  reply: z.object({ countries: z.array(countryShape) }),
});

export const listTypeOperations = defineCall({
  id: 'companies.listTypeOperations',
  method: 'GET',
  path: '/typeOperation',
  summary: 'The kinds of operation a company may have.',
  access: 'signed-in',
  reply: z.object({ typeOperations: z.array(z.object({ _id: z.enum(TYPE_OPERATIONS), name: z.string() })) }),
});

const text = z.string().nullable();

export const companyByUrl = defineCall({
  id: 'companies.byUrl',
  method: 'GET',
  path: '/companyInvit',
  summary: 'The look of a company’s sign-in page, by the last part of its address.',
  access: 'public',
  rateLimit: { max: 120, seconds: 60, by: 'address' },
  query: z.object({ url: z.string().trim().min(1).max(200) }),
  reply: z.object({
    company: z.object({
      companyName: z.string(),
      theme: z.object({ logo: text, favicon: text, loginBackground: text, primaryColor: z.string() }),
      country: countryRefShape,
      language: z.enum(LANGUAGES),
    }),
  }),
});
