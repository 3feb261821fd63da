import { z } from 'zod';
import { DOWNLOAD_ORDERS } from '#areas/load-orders/contract/order.permissions.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { positionShape } from '#kernel/position.ts';
import { MAP_EVENT_KINDS } from '../rules/map-event.ts';
import { SEE_MAP } from './tracking.permissions.ts';

const text = z.string().nullable();

const row = z.object({
  _id: idShape,
  /** The name partner systems know; ours is `kind`. */
  type: z.enum(['deviation', 'other']),
  kind: z.enum(MAP_EVENT_KINDS),
  at: z.string(),
  endedAt: text,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  position: positionShape.extend({ city: z.string() }).nullable(),
  plate: text,
  driverName: text,
  orderId: idShape.nullable(),
  orderCode: text,
  userName: text,
  row: z.object({ created: z.string(), lastUpdated: z.string() }),
});

export const controlEventList = {
  id: 'controlEvent',
  path: '/tracking/events',
  summary: 'Everything that trucks and people did, as the map shows it.',
  access: { permission: SEE_MAP },
  downloadAccess: { permission: { allOf: [SEE_MAP, DOWNLOAD_ORDERS] } },
  row,
  columns: {
    at: { kind: 'instant', sortable: true },
    kind: { kind: 'status' },
    plate: { kind: 'text' },
    driverName: { kind: 'text' },
    orderCode: { kind: 'text' },
    position: { kind: 'custom' },
    userName: { kind: 'text' },
    endedAt: { kind: 'instant', hidden: true },
    type: { kind: 'status', hidden: true },
  },
  filters: {
    kinds: { kind: 'choice', choices: MAP_EVENT_KINDS, column: 'kind' },
    types: { kind: 'choice', choices: ['deviation', 'other'], column: 'type' },
    date: { kind: 'range' },
    plates: { kind: 'options', column: 'plate' },
    drivers: { kind: 'options', column: 'driverName' },
    orders: { kind: 'options', column: 'orderCode' },
  },
  searchable: true,
  defaultSort: '-at',
} as const satisfies ListDefinition;
export type ControlEventRow = z.output<typeof controlEventList.row>;
