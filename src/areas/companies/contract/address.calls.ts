import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { PROFILE_READ, PROFILE_WRITE } from './company.permissions.ts';
import { addressShape } from './company.shapes.ts';
import { clearableText } from './input.shapes.ts';

const place = z
  .strictObject({
    fullName: textShape(),
    address: clearableText(),
    city: clearableText(200),
    lat: z.number().min(-90).max(90).nullable().optional(),
    lng: z.number().min(-180).max(180).nullable().optional(),
  })
  .refine(({ lat, lng }) => (lat == null) === (lng == null), { path: ['lat'], params: { code: 'required' } });
export type AddressInput = z.output<typeof place>;

const addressReply = z.object({ address: addressShape });
const params = z.object({ id: idShape });

export const listAddresses = defineCall({
  id: 'companies.listAddresses',
  method: 'GET',
  path: '/company/addresses',
  summary: 'The addresses of the own company.',
  access: { permission: PROFILE_READ },
  reply: z.object({ addresses: z.array(addressShape) }),
});

export const addAddress = defineCall({
  id: 'companies.addAddress',
  method: 'POST',
  path: '/company/addresses',
  summary: 'Adds an address to the own company.',
  access: { permission: PROFILE_WRITE },
  status: 201,
  idempotent: true,
  body: place,
  reply: addressReply,
});

export const updateAddress = defineCall({
  id: 'companies.updateAddress',
  method: 'PUT',
  path: '/company/addresses/{id}',
  summary: 'Replaces an address of the own company.',
  access: { permission: PROFILE_WRITE },
  params,
  body: place,
  reply: addressReply,
});

export const removeAddress = defineCall({
  id: 'companies.removeAddress',
  method: 'DELETE',
  path: '/company/addresses/{id}',
  summary: 'Removes an address of the own company.',
  access: { permission: PROFILE_WRITE },
  params,
  reply: z.object({ _id: idShape }),
});
