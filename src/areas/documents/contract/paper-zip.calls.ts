import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { papersReadOf } from './paper.permissions.ts';

/** Reading and packing every file of somebody's papers costs more than most calls. */
const rateLimit = { max: 30, seconds: 60, by: 'user' } as const;
const params = z.object({ id: idShape });

export const zipDriverPapers = defineCall({
  id: 'documents.zipDriverPapers',
  method: 'GET',
  path: '/carrier/generateZip/{id}',
  summary: 'All papers of a driver in one zip archive.',
  access: { permission: papersReadOf('driver') },
  raw: true,
  rateLimit,
  params,
  reply: z.unknown(),
});

export const zipVehiclePapers = defineCall({
  id: 'documents.zipVehiclePapers',
  method: 'GET',
  path: '/transportUnit/downloadZip/{id}',
  summary: 'All papers of a truck or a semitrailer in one zip archive.',
  access: { permission: papersReadOf('truck', 'semitrailer') },
  raw: true,
  rateLimit,
  params,
  reply: z.unknown(),
});
