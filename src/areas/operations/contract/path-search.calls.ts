import { z } from 'zod';
import { usablePathShape } from '#areas/routes/contract/plan.calls.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { isPrintable, NAME_MAX } from '#kernel/text.ts';
import { WRITE_PLACES } from './address-book.calls.ts';

export const PATHS_SHOWN = 10;

/** Any path of the company, near or not: whoever plans an order may know better than the places. */
export const findPaths = defineCall({
  id: 'operations.paths',
  method: 'GET',
  path: '/places/paths',
  summary:
    'Paths of the company by the names of route and path, or one by its id, for the forms of operations and orders.',
  access: { permission: WRITE_PLACES },
  query: z.object({
    search: z
      .string()
      .trim()
      .max(NAME_MAX)
      .refine(isPrintable, { params: { code: 'characters' } })
      .optional(),
    id: idShape.optional(),
  }),
  reply: z.object({ paths: z.array(usablePathShape) }),
});
