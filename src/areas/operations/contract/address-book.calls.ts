import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import type { PermissionRule } from '#kernel/permission.ts';
import { isPrintable, NAME_MAX, textShape } from '#kernel/text.ts';
import { placeShape } from './place.shapes.ts';

/** Whoever fills in places of operations or orders, whichever kind. */
export const WRITE_PLACES: PermissionRule = {
  anyOf: [
    'operation-write',
    'operation-agro-write',
    'load-order-write',
    'load-order-module',
    'load-order-multipoint-write',
  ],
};

export const ADDRESS_OWNERS = ['company', 'client', 'provider', 'associate'] as const;
export const ADDRESSES_SHOWN = 20;

export const bookedAddressShape = z.object({
  _id: idShape,
  /** Whose it is: the own company's, the client's, the transport company's, or an associated company's warehouse. */
  owner: z.enum(ADDRESS_OWNERS),
  ownerName: z.string(),
  fullName: z.string(),
  place: placeShape,
});
export type BookedAddress = z.output<typeof bookedAddressShape>;

/** A line of the address book: whose address it is, its street and its city. */
export const bookEntry = ({ _id, ownerName, fullName, place }: BookedAddress) => ({
  id: _id,
  name: fullName,
  detail: [ownerName, place.address, place.cityName].filter(Boolean).join(' · '),
  place,
});

export const findAddresses = defineCall({
  id: 'operations.addresses',
  method: 'GET',
  path: '/places/addresses',
  summary:
    'The address book of a form: places of the own company, of the client and of the provider, newest first, then warehouses of associated companies that are open to them.',
  access: { permission: WRITE_PLACES },
  query: z.object({
    search: z
      .string()
      .trim()
      .max(NAME_MAX)
      .refine(isPrintable, { params: { code: 'characters' } })
      .optional(),
    clientId: idShape.optional(),
    providerId: idShape.optional(),
  }),
  reply: z.object({ addresses: z.array(bookedAddressShape) }),
});

export const saveAddress = defineCall({
  id: 'operations.saveAddress',
  method: 'POST',
  path: '/places/addresses',
  summary: 'Keeps a place of a form in the address book: with the client, or without one with the own company.',
  access: { permission: WRITE_PLACES },
  status: 201,
  idempotent: true,
  body: z.strictObject({ fullName: textShape(NAME_MAX * 2), clientId: idShape.nullish(), place: placeShape }),
  reply: z.object({ address: bookedAddressShape }),
});
