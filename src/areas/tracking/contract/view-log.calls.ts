import { z } from 'zod';
import { orderParams } from '#areas/load-orders/contract/order-move.shapes.ts';
import { viewersReply } from '#areas/trips/contract/driver-report.calls.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { ADMINISTER_POSITIONS } from './view-log.permissions.ts';

export const readViewers = defineCall({
  id: 'loadingOrder.viewers',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/viewers',
  summary: 'Who looked where the driver of an order was, and when last.',
  access: { permission: ADMINISTER_POSITIONS },
  params: orderParams,
  reply: viewersReply,
});

const REASON_MAX = 500;

export const erasePositions = defineCall({
  id: 'positions.erase',
  method: 'POST',
  path: '/positions/driver/{driverId}/erase',
  summary: 'Erases for good where a driver was on the trips of the company, because the driver asks for it.',
  access: { permission: ADMINISTER_POSITIONS },
  confirmsPassword: true,
  params: z.object({ driverId: idShape }),
  body: z.strictObject({ reason: textShape(REASON_MAX) }),
  reply: z.object({ orders: z.number().int(), positions: z.number().int() }),
});
