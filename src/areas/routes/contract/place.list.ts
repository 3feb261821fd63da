import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { PLACE_USES } from '../rules/route-limits.ts';
import { DOWNLOAD_ROUTES, READ_ROUTES } from './route.permissions.ts';

export const PLACE_OWNERS = ['company', 'partner', 'none'] as const;

const row = z.object({
  _id: idShape,
  version: z.number().int(),
  name: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  use: z.enum(PLACE_USES),
  expectedMinutes: z.number().int(),
  /** Null where the fence is a polygon. */
  radius: z.number().nullable(),
  owner: z.enum(PLACE_OWNERS),
  routes: z.number().int(),
  archived: z.boolean(),
});

export const placeList = {
  id: 'place',
  path: '/places',
  summary: 'Every place of the company where trucks load or unload.',
  access: { permission: READ_ROUTES },
  downloadAccess: { permission: DOWNLOAD_ROUTES },
  row,
  rowsKey: 'places',
  columns: {
    name: { kind: 'text', sortable: true },
    city: { kind: 'text', sortable: true },
    country: { kind: 'text', sortable: true },
    use: { kind: 'status' },
    expectedMinutes: { kind: 'number', sortable: true },
    radius: { kind: 'number' },
    routes: { kind: 'number' },
    address: { kind: 'text', hidden: true },
    owner: { kind: 'status', hidden: true },
    lat: { kind: 'number', hidden: true },
    lng: { kind: 'number', hidden: true },
  },
  filters: {
    cities: { kind: 'options', column: 'city' },
    countries: { kind: 'options', column: 'country' },
    uses: { kind: 'choice', choices: PLACE_USES, column: 'use' },
    owners: { kind: 'choice', choices: PLACE_OWNERS, column: 'owner' },
    archived: { kind: 'flag' },
  },
  searchable: true,
  defaultSort: 'name',
} as const satisfies ListDefinition;
export type PlaceRow = z.output<typeof placeList.row>;
