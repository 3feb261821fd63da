import { z } from 'zod';
import { COMPANIES } from '#areas/companies/contract/company.permissions.ts';
import { CITY_ORIGINS, CITY_STATES } from '#areas/master-data/rules/city-limits.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';

const row = z.object({
  _id: z.string(),
  version: z.number().int(),
  name: z.string(),
  productName: z.string().nullable(),
  region: z.string(),
  country: z.enum(COUNTRY_CODES),
  people: z.number().int(),
  lat: z.number(),
  lng: z.number(),
  state: z.enum(CITY_STATES),
  origin: z.enum(CITY_ORIGINS),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
});
export type CityRow = z.output<typeof row>;

export const cityList = {
  id: 'cities',
  path: '/masterData/cities',
  summary: 'Every town that places are chosen from, with those that the platform added, renamed or hid.',
  access: { permission: COMPANIES },
  scope: 'platform',
  row,
  columns: {
    name: { kind: 'text', sortable: true },
    region: { kind: 'text', sortable: true },
    country: { kind: 'status', sortable: true },
    people: { kind: 'number', sortable: true },
    state: { kind: 'status', sortable: true },
    origin: { kind: 'status', sortable: true },
    productName: { kind: 'text', sortable: true, hidden: true },
    lat: { kind: 'custom', hidden: true, exported: true },
    lng: { kind: 'custom', hidden: true, exported: true },
    changedAt: { kind: 'instant', sortable: true, hidden: true },
    changedBy: { kind: 'text', hidden: true },
  },
  filters: {
    countries: { kind: 'choice', choices: COUNTRY_CODES, column: 'country', catalogue: COUNTRY_CATALOGUE },
    regions: { kind: 'options', column: 'region' },
    states: { kind: 'choice', choices: CITY_STATES, column: 'state' },
    origins: { kind: 'choice', choices: CITY_ORIGINS, column: 'origin' },
  },
  searchable: true,
  defaultSort: 'name',
} as const satisfies ListDefinition<typeof row>;
