import { z } from 'zod';
import { COMPANIES } from '#areas/companies/contract/company.permissions.ts';
import { CITY_NAME_MAX, MAX_PEOPLE } from '#areas/master-data/rules/city-limits.ts';
import { isPlain } from '#areas/master-data/rules/word-problems.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { defineCall } from '#kernel/api-call.ts';
import { positionShape } from '#kernel/position.ts';
import { isPrintable } from '#kernel/text.ts';

const access = { permission: COMPANIES };
const scope = 'platform';
const params = z.object({
  id: z
    .string()
    .max(150)
    .regex(/^[a-z0-9-]+$/),
});
const version = z.number().int().min(0).max(2_147_483_647);

const words = z
  .string()
  .trim()
  .min(1)
  .max(CITY_NAME_MAX)
  .refine((text) => isPrintable(text) && isPlain(text), { params: { code: 'characters' } });

/** Of an added town the country stays, because records name it by the id that begins with it. */
const fields = {
  name: words,
  region: words,
  position: positionShape,
  people: z.number().int().min(0).max(MAX_PEOPLE),
};

const reply = z.object({
  city: z.object({
    _id: z.string(),
    version: z.number().int(),
    country: z.enum(COUNTRY_CODES),
    name: z.string(),
    productName: z.string().nullable(),
    region: z.string(),
    position: positionShape,
    people: z.number().int(),
    hidden: z.boolean(),
    changedBy: z.string().nullable(),
    changedAt: z.string().nullable(),
  }),
});
export type EditedCity = z.output<typeof reply>['city'];

export const readEditedCity = defineCall({
  id: 'cities.read',
  method: 'GET',
  path: '/masterData/cities/{id}',
  summary: 'One town as the platform has it.',
  access,
  scope,
  params,
  reply,
});

export const readRegions = defineCall({
  id: 'cities.regions',
  method: 'GET',
  path: '/masterData/regions',
  summary: 'The states, departments or regions of a country, in which its towns lie.',
  access,
  scope,
  query: z.strictObject({ country: z.enum(COUNTRY_CODES) }),
  reply: z.object({ regions: z.array(z.string()) }),
});

export const createCity = defineCall({
  id: 'cities.create',
  method: 'POST',
  path: '/masterData/cities',
  summary: 'Adds a town; from then on every company finds it.',
  access,
  scope,
  status: 201,
  idempotent: true,
  body: z.strictObject({ country: z.enum(COUNTRY_CODES), ...fields }),
  reply,
});

export const updateCity = defineCall({
  id: 'cities.update',
  method: 'PUT',
  path: '/masterData/cities/{id}',
  summary: 'Renames or moves a town; records that name it keep what they say.',
  access,
  scope,
  params,
  body: z.strictObject({ version, ...fields }),
  reply,
});

export const hideCity = defineCall({
  id: 'cities.hide',
  method: 'PUT',
  path: '/masterData/cities/{id}/hide',
  summary: 'Offers a town no longer, or again; setting the current value changes nothing.',
  access,
  scope,
  params,
  body: z.strictObject({ hidden: z.boolean() }),
  reply,
});
