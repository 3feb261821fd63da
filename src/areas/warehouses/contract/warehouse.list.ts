import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { WAREHOUSE_LIST_SIZE } from '../rules/warehouse-limits.ts';
import { DOWNLOAD_BOOKINGS, READ_WAREHOUSES } from './warehouse.permissions.ts';

const row = z.object({
  _id: idShape,
  fullName: z.string(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  docks: z.number().int(),
  /** Docks that are out of service. */
  idle: z.number().int(),
  today: z.number().int(),
  pending: z.number().int(),
  onSite: z.number().int(),
  timeZone: z.string(),
});

export const warehouseList = {
  id: 'warehouse',
  path: '/warehouse',
  summary: 'Every warehouse of the own company, with what is going on there today.',
  access: { permission: READ_WAREHOUSES },
  downloadAccess: { permission: { allOf: [READ_WAREHOUSES, DOWNLOAD_BOOKINGS] } },
  row,
  rowsKey: 'warehouses',
  columns: {
    fullName: { kind: 'text', sortable: true },
    city: { kind: 'text', sortable: true },
    address: { kind: 'text' },
    docks: { kind: 'number', sortable: true },
    idle: { kind: 'number', sortable: true, hidden: true },
    today: { kind: 'number', sortable: true },
    pending: { kind: 'number', sortable: true },
    onSite: { kind: 'number', sortable: true },
  },
  filters: { cities: { kind: 'options', column: 'city' } },
  searchable: true,
  found: row.pick({ _id: true, fullName: true, city: true }),
  defaultSort: 'fullName',
  defaultSize: WAREHOUSE_LIST_SIZE,
} as const satisfies ListDefinition;
export type WarehouseRow = z.output<typeof warehouseList.row>;
