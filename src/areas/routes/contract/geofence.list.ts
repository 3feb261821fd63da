import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { FENCE_KINDS, FENCE_SHAPES } from '../rules/route-limits.ts';
import { DOWNLOAD_ROUTES, READ_ROUTES } from './route.permissions.ts';

const row = z.object({
  _id: idShape,
  version: z.number().int(),
  name: z.string(),
  kind: z.enum(FENCE_KINDS),
  form: z.enum(FENCE_SHAPES),
  entryAlarm: z.boolean(),
  exitAlarm: z.boolean(),
  speedKmh: z.number().int().nullable(),
  color: z.string().nullable(),
  note: z.string().nullable(),
  paths: z.number().int(),
  archived: z.boolean(),
  changedAt: z.string(),
  /** As it is stored, for the map beside the list. */
  shape: z.unknown(),
});

export const geofenceList = {
  id: 'geofence',
  path: '/geofences',
  summary: 'Every fence of the company.',
  access: { permission: READ_ROUTES },
  downloadAccess: { permission: DOWNLOAD_ROUTES },
  row,
  rowsKey: 'geofences',
  columns: {
    name: { kind: 'text', sortable: true },
    kind: { kind: 'status', sortable: true },
    form: { kind: 'status' },
    entryAlarm: { kind: 'flag' },
    exitAlarm: { kind: 'flag' },
    speedKmh: { kind: 'number', sortable: true },
    paths: { kind: 'number', sortable: true },
    changedAt: { kind: 'instant', sortable: true, hidden: true },
    note: { kind: 'text', hidden: true },
  },
  filters: {
    kinds: { kind: 'choice', choices: FENCE_KINDS, column: 'kind' },
    forms: { kind: 'choice', choices: FENCE_SHAPES, column: 'form' },
    archived: { kind: 'flag' },
  },
  searchable: true,
  defaultSort: 'name',
} as const satisfies ListDefinition;
export type GeofenceRow = z.output<typeof geofenceList.row>;
