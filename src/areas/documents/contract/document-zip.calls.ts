import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { documentsReadOf } from './document.permissions.ts';

/** A limit, because reading and packing all files of an owner costs more than most calls. */
const rateLimit = { max: 30, seconds: 60, by: 'user' } as const;
const params = z.object({ id: idShape });

export const zipDriverDocuments = defineCall({
  id: 'documents.zipDriverDocuments',
  method: 'GET',
  path: '/carrier/generateZip/{id}',
  summary: 'All documents of a driver in one zip archive.',
  access: { permission: documentsReadOf('driver') },
  raw: true,
  rateLimit,
  params,
  reply: z.unknown(),
});

export const zipVehicleDocuments = defineCall({
  id: 'documents.zipVehicleDocuments',
  method: 'GET',
  path: '/transportUnit/downloadZip/{id}',
  summary: 'All documents of a truck or a semitrailer in one zip archive.',
  access: { permission: documentsReadOf('truck', 'semitrailer') },
  raw: true,
  rateLimit,
  params,
  reply: z.unknown(),
});
