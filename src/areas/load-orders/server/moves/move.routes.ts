import * as calls from '#areas/load-orders/contract/order-move.calls.ts';
import { cancelOperation as cancelOperationCall } from '#areas/operations/contract/operation.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { cancelOperation } from './cancel-operation.ts';
import { clone, duplicate } from './copy-orders.ts';
import { deleteOrders } from './delete-orders.ts';
import { assignAnalyst, changeDates, fillField } from './edit-order.ts';
import { acceptDelivery, cancel, finalize, start } from './move.service.ts';

export const moveRoutes: readonly AnyRoute[] = [
  route(calls.startOrder, (context, { params }) => start(context, params.id)),
  route(calls.finalizeOrder, (context, { params, body }) => finalize(context, params.id, body)),
  route(calls.acceptDelivery, (context, { params, body }) => acceptDelivery(context, params.id, body.comment)),
  route(calls.cancelOrder, (context, { params, body }) => cancel(context, params.id, body.reason)),
  route(cancelOperationCall, (context, { params, body }) => cancelOperation(context, params.id, body.reason)),
  route(calls.deleteOrders, (context, { body }) => deleteOrders(context, body.loadingOrderIds)),
  route(calls.duplicateOrders, (context, { body }) => duplicate(context, body.loadingOrderIds)),
  route(calls.cloneOrder, (context, { body }) => clone(context, body)),
  route(calls.changeOrderDates, (context, { params, body }) => changeDates(context, params.id, body)),
  route(calls.assignAnalyst, (context, { params, body }) => assignAnalyst(context, params.id, body.analystId)),
  route(calls.assignField, (context, { params, body }) => fillField(context, params.id, body)),
];
