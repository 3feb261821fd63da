import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { READ_ORDER_BOOKINGS } from './warehouse.permissions.ts';

export const printWaiting = defineCall({
  id: 'scheduling.waitingStatement',
  method: 'GET',
  path: '/warehouse/schedule/{id}/waiting',
  summary:
    'How long a truck waited, as a PDF with times, who recorded each, and the amount; for the warehouse, the company of the order and its carrier.',
  access: { permission: READ_ORDER_BOOKINGS },
  params: z.object({ id: idShape }),
  reply: z.object({ fileName: z.string(), contentType: z.string(), content: z.string().describe('Base64') }),
});
