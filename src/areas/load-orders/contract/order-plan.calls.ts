import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { WRITE_ANY_ORDER } from './order.permissions.ts';
import { orderStateReply, orderParams as params } from './order-move.shapes.ts';

export const renewPath = defineCall({
  id: 'loadingOrder.newestPath',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/routeGeofence/newest',
  summary: 'Plans an order with the newest version of its path; what the path proposed before follows.',
  access: { permission: WRITE_ANY_ORDER },
  params,
  body: z.strictObject({ version: versionShape }),
  reply: orderStateReply,
});
