import { z } from 'zod';
import { MAX_ORDERS_AT_ONCE } from '#areas/load-orders/rules/order-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { CREATE_MULTIPOINT, ORDER_RIGHTS, READ_ANY_ORDER, WRITE_ANY_ORDER } from './order.permissions.ts';
import { orderShape } from './order.shapes.ts';
import {
  newAgroShape,
  newExpressShape,
  newMultipleShape,
  newMultipointShape,
  newOrderShape,
  newProgramShape,
  orderChangeShape,
} from './order-input.shapes.ts';

/** The base path of all calls about load orders. */
export const ORDER_PATH = '/travel/loadingOrder';

const params = z.object({ id: idShape });
const orderReply = z.object({ loadingOrder: orderShape });

/** Orders created together, in the order of their codes. */
const madeShape = z.object({
  operationId: idShape,
  loadingOrders: z.array(z.object({ _id: idShape, loadingOrderCode: z.string() })),
});
export type OrdersMade = z.output<typeof madeShape>;

const writing = { permission: ORDER_RIGHTS.normal.write } as const;
const creating = { method: 'POST', status: 201, idempotent: true } as const;

export const readOrder = defineCall({
  id: 'loadingOrder.read',
  method: 'GET',
  path: `${ORDER_PATH}/{id}`,
  summary: 'One load order with everything its detail shows, as far as the reader may see it.',
  access: { permission: READ_ANY_ORDER },
  params,
  reply: orderReply,
});

export const createOrder = defineCall({
  ...creating,
  id: 'loadingOrder.create',
  path: ORDER_PATH,
  summary: 'Makes a programmed load order, in the named operation or in one made for it.',
  access: writing,
  body: newOrderShape,
  reply: orderReply,
});

export const createExpress = defineCall({
  ...creating,
  id: 'loadingOrder.createExpress',
  path: `${ORDER_PATH}/express`,
  summary: 'Makes a load order and assigns it to a truck and its driver, in one step.',
  access: writing,
  body: newExpressShape,
  reply: orderReply,
});

export const createMultiple = defineCall({
  ...creating,
  id: 'loadingOrder.createMultiple',
  path: `${ORDER_PATH}/multiple`,
  summary: `Makes several equal load orders, two unless said otherwise, at most ${MAX_ORDERS_AT_ONCE}.`,
  access: writing,
  body: newMultipleShape,
  reply: madeShape,
});

export const createProgram = defineCall({
  ...creating,
  id: 'loadingOrder.createProgram',
  path: `${ORDER_PATH}/program`,
  summary: 'Makes the same load order for several sets of dates.',
  access: writing,
  body: newProgramShape,
  reply: madeShape,
});

export const createAgro = defineCall({
  ...creating,
  id: 'loadingOrder.createAgro',
  path: `${ORDER_PATH}/agro`,
  summary: 'Makes load orders of an agro operation; with a truck the order is assigned at once.',
  access: { permission: ORDER_RIGHTS.agro.write },
  body: newAgroShape,
  reply: madeShape,
});

export const createMultipoint = defineCall({
  ...creating,
  id: 'loadingOrder.createMultipoint',
  path: `${ORDER_PATH}/multipoint`,
  summary:
    'Makes a load order with many pickups and deliveries, for a truck if one is named, or one for each delivery.',
  access: { permission: CREATE_MULTIPOINT },
  body: newMultipointShape,
  reply: madeShape,
});

export const updateOrder = defineCall({
  id: 'loadingOrder.update',
  method: 'PUT',
  path: `${ORDER_PATH}/{id}`,
  summary: 'Changes a load order; refused when somebody else changed it since it was read.',
  access: { permission: WRITE_ANY_ORDER },
  params,
  body: orderChangeShape,
  reply: orderReply,
});
