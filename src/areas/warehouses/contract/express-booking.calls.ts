import { z } from 'zod';
import { MAX_STOPS } from '#areas/load-orders/rules/order-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { BOOK } from './warehouse.permissions.ts';

export const findBookable = defineCall({
  id: 'warehouse.bookable',
  method: 'GET',
  path: '/warehouse/docks/bookable',
  summary: 'Which of the places of an order that is being written have docks; ids joined by commas.',
  access: { permission: BOOK },
  query: z.object({
    warehouseIds: z
      .string()
      .max(MAX_STOPS * 37)
      .transform((ids) => ids.split(','))
      .pipe(z.array(idShape).min(1).max(MAX_STOPS)),
  }),
  reply: z.object({ warehouseIds: z.array(idShape) }),
});
