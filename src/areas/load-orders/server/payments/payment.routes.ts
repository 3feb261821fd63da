import * as calls from '#areas/load-orders/contract/order-payment.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { pay, payMany, readPayment } from './payment.service.ts';

export const paymentRoutes: readonly AnyRoute[] = [
  route(calls.readPayment, (context, { params }) => readPayment(context, params.id)),
  route(calls.payOrder, (context, { params, body }) => pay(context, params.id, body)),
  route(calls.payOrders, (context, { body }) => payMany(context, body.payments)),
];
