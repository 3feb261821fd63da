import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { ORDER_PATH } from './order.calls.ts';
import { READ_ANY_ORDER, WRITE_ANY_ORDER } from './order.permissions.ts';
import { orderFileShape, orderShape } from './order.shapes.ts';
import { documentChangeShape, documentInputShape } from './order-input.shapes.ts';
import { stopChangeShape, stopStatusShape, stopsShape } from './order-stop.shapes.ts';

const params = z.object({ id: idShape });
const orderReply = z.object({ loadingOrder: orderShape });
const documentParams = z.object({ id: idShape, documentId: idShape });
const documentReply = z.object({ document: orderFileShape });
const writing = { permission: WRITE_ANY_ORDER } as const;

export const saveStops = defineCall({
  id: 'loadingOrder.saveStops',
  method: 'PUT',
  path: `${ORDER_PATH}/{id}/stops`,
  summary: 'Replaces the stops of a load order, in the order they are driven; what is done stays.',
  access: writing,
  params,
  body: z.strictObject({ version: versionShape, stops: stopsShape(stopChangeShape) }),
  reply: orderReply,
});

export const markStop = defineCall({
  id: 'loadingOrder.markStop',
  method: 'PUT',
  path: `${ORDER_PATH}/{id}/stops/{stopId}/status`,
  summary: 'Tells how a pickup or a delivery went.',
  // Drivers with read permission only may mark the stops of the orders they drive.
  access: { permission: READ_ANY_ORDER },
  params: z.object({ id: idShape, stopId: idShape }),
  body: stopStatusShape,
  reply: orderReply,
});

export const addOrderDocument = defineCall({
  id: 'loadingOrder.addDocument',
  method: 'POST',
  path: `${ORDER_PATH}/{id}/documents`,
  summary: 'Attaches an uploaded file to a load order.',
  access: writing,
  status: 201,
  idempotent: true,
  params,
  body: documentInputShape,
  reply: documentReply,
});

export const changeOrderDocument = defineCall({
  id: 'loadingOrder.updateDocument',
  method: 'PUT',
  path: `${ORDER_PATH}/{id}/documents/{documentId}`,
  summary: 'Renames a document of a load order or changes its type.',
  access: writing,
  params: documentParams,
  body: documentChangeShape,
  reply: documentReply,
});

export const removeOrderDocument = defineCall({
  id: 'loadingOrder.removeDocument',
  method: 'DELETE',
  path: `${ORDER_PATH}/{id}/documents/{documentId}`,
  summary: 'Removes a document of a load order.',
  access: writing,
  params: documentParams,
  reply: z.object({ _id: idShape }),
});
