import { z } from 'zod';
import { DEVICE_KINDS } from '#areas/positions/rules/device-kind.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { CLAIM_STATES, DEVICE_STATES, type DeviceState } from '../rules/device-state.ts';
import { DOWNLOAD_DEVICES } from './device.permissions.ts';
import { SEE_MAP } from './tracking.permissions.ts';

const row = z.object({
  _id: idShape,
  version: z.number().int(),
  identifier: z.string(),
  name: z.string().nullable(),
  kind: z.enum(DEVICE_KINDS),
  state: z.enum(DEVICE_STATES),
  truckId: idShape.nullable(),
  truckMarket: z.string().nullable(),
  plate: z.string().nullable(),
  countryCode: z.string().nullable(),
  driver: z.string().nullable(),
  /** Of the last message, with or without a position. */
  lastSeen: z.string().nullable(),
  battery: z.number().nullable(),
  interval: z.number().int(),
  perMinute: z.number(),
  /** Of the messages of today, between 0 and 1. */
  refused: z.number().nullable(),
  /** Null where it has a secret. */
  claim: z.enum(CLAIM_STATES).nullable(),
  createdAt: z.string(),
});

const tabOf = (state: DeviceState) => ({ states: state });

export const deviceList = {
  id: 'devices',
  path: '/devices',
  summary: 'Every device that reports positions for the own company, with its state.',
  access: { permission: SEE_MAP },
  downloadAccess: { permission: DOWNLOAD_DEVICES },
  row,
  rowsKey: 'devices',
  columns: {
    identifier: { kind: 'text', sortable: true },
    name: { kind: 'text', sortable: true },
    state: { kind: 'status' },
    kind: { kind: 'status', sortable: true },
    plate: { kind: 'text', sortable: true },
    driver: { kind: 'text' },
    lastSeen: { kind: 'instant', sortable: true },
    battery: { kind: 'number', sortable: true },
    interval: { kind: 'number', sortable: true },
    perMinute: { kind: 'number' },
    refused: { kind: 'number' },
    claim: { kind: 'status', hidden: true },
    createdAt: { kind: 'instant', sortable: true, hidden: true },
  },
  filters: {
    states: { kind: 'choice', choices: DEVICE_STATES, column: 'state' },
    kinds: { kind: 'choice', choices: DEVICE_KINDS, column: 'kind' },
    plates: { kind: 'options', column: 'plate' },
    linked: { kind: 'flag' },
    unverified: { kind: 'flag' },
  },
  searchable: true,
  tabs: {
    online: tabOf('online'),
    late: tabOf('late'),
    silent: tabOf('silent'),
    never: tabOf('never'),
    disabled: tabOf('disabled'),
  },
  found: row.pick({ _id: true, identifier: true, name: true, plate: true }),
  defaultSort: 'identifier',
} as const satisfies ListDefinition;
export type DeviceRow = z.output<typeof deviceList.row>;
