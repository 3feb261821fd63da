import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { CHECKPOINT_TYPES } from '../rules/route-limits.ts';
import { DOWNLOAD_ROUTES, READ_ROUTES } from './route.permissions.ts';

const row = z.object({
  _id: idShape,
  version: z.number().int(),
  name: z.string(),
  loadId: idShape,
  unloadId: idShape,
  origin: z.string(),
  originCity: z.string().nullable(),
  destination: z.string(),
  destinationCity: z.string().nullable(),
  paths: z.number().int(),
  km: z.number().nullable(),
  minutes: z.number().int().nullable(),
  checkpoints: z.number().int(),
  fences: z.number().int(),
  openOrders: z.number().int(),
  archived: z.boolean(),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
});

export const routeList = {
  id: 'route',
  path: '/routes',
  summary: 'Every route of the company with its usual path.',
  access: { permission: READ_ROUTES },
  downloadAccess: { permission: DOWNLOAD_ROUTES },
  row,
  rowsKey: 'routes',
  columns: {
    name: { kind: 'text', sortable: true },
    origin: { kind: 'text', sortable: true },
    destination: { kind: 'text', sortable: true },
    paths: { kind: 'number', sortable: true },
    km: { kind: 'number', sortable: true },
    minutes: { kind: 'number', sortable: true },
    checkpoints: { kind: 'number', sortable: true },
    fences: { kind: 'number', sortable: true },
    openOrders: { kind: 'number', sortable: true },
    changedAt: { kind: 'instant', sortable: true },
    changedBy: { kind: 'person', hidden: true },
    originCity: { kind: 'text', hidden: true },
    destinationCity: { kind: 'text', hidden: true },
  },
  filters: {
    origins: { kind: 'options', column: 'origin' },
    destinations: { kind: 'options', column: 'destination' },
    originCities: { kind: 'options', column: 'originCity' },
    destinationCities: { kind: 'options', column: 'destinationCity' },
    countries: { kind: 'options' },
    checkpointTypes: { kind: 'choice', choices: CHECKPOINT_TYPES },
    archived: { kind: 'flag' },
  },
  searchable: true,
  found: row.pick({ _id: true, name: true, loadId: true, unloadId: true }),
  defaultSort: '-changedAt',
} as const satisfies ListDefinition;
export type RouteRow = z.output<typeof routeList.row>;
