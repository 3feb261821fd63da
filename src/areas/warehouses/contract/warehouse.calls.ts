import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { READ_WAREHOUSES, WRITE_WAREHOUSES } from './warehouse.permissions.ts';
import { warehouseInput, warehouseShape } from './warehouse.shapes.ts';

const PATH = '/warehouse';
const reading = { permission: READ_WAREHOUSES } as const;
const writing = { permission: WRITE_WAREHOUSES } as const;
const params = z.object({ id: idShape });
const reply = z.object({ warehouse: warehouseShape });
/** Room for two hundred docks with their shifts and closures. */
const BODY_LIMIT = 500_000;

const position = {
  path: ['place', 'lat'],
  params: { code: 'required' },
};
const hasWholePosition = ({ place: { lat, lng } }: { readonly place: { lat: number | null; lng: number | null } }) =>
  (lat === null) === (lng === null);

export const createWarehouse = defineCall({
  id: 'warehouse.create',
  method: 'POST',
  path: PATH,
  summary: 'Registers a warehouse: a new address of the company with docks, or docks for an address it has already.',
  access: writing,
  status: 201,
  idempotent: true,
  bodyLimit: BODY_LIMIT,
  body: z
    .strictObject({ ...warehouseInput, addressId: idShape.nullable().default(null) })
    .refine(hasWholePosition, position),
  reply,
});

export const updateWarehouse = defineCall({
  id: 'warehouse.update',
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary:
    'Changes a warehouse. Where bookings would lose their place it is refused with a list of them, until that is confirmed.',
  access: writing,
  bodyLimit: BODY_LIMIT,
  params,
  body: z
    .strictObject({ ...warehouseInput, version: versionShape, leavesBookings: z.boolean().default(false) })
    .refine(hasWholePosition, position),
  reply,
});

export const removeWarehouse = defineCall({
  id: 'warehouse.remove',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Removes the docks of an address, which stays; refused with the codes of bookings that are not over.',
  access: writing,
  params,
  reply: z.object({ _id: idShape }),
});

export const readWarehouse = defineCall({
  id: 'warehouse.read',
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One warehouse with its docks, shifts, closures and terms.',
  access: reading,
  params,
  reply,
});

export const readWarehouseHistory = defineCall({
  id: 'warehouse.history',
  method: 'GET',
  path: `${PATH}/{id}/history`,
  summary: 'Who changed what about a warehouse, newest first.',
  access: reading,
  params,
  query: historyQuery,
  reply: historyReply,
});

export const findPlainAddresses = defineCall({
  id: 'warehouse.addresses',
  method: 'GET',
  path: `${PATH}/addresses`,
  summary: 'Addresses of the company that have no docks yet.',
  access: writing,
  query: z.object({ search: z.string().trim().max(100).optional() }),
  reply: z.object({
    addresses: z.array(z.object({ _id: idShape, fullName: z.string(), place: warehouseInput.place })),
  }),
});
