import * as calls from '#areas/load-orders/contract/order.calls.ts';
import * as catalogues from '#areas/load-orders/contract/order-catalogue.calls.ts';
import * as parts from '#areas/load-orders/contract/order-part.calls.ts';
import { readProperties, saveProperties } from '#areas/load-orders/contract/order-property.calls.ts';
import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import { createAgro } from './create-agro.service.ts';
import { createExpress, createMultiple, createMultipoint, createOrder, createProgram } from './create-order.service.ts';
import { changeOrder, readOrderView } from './order.service.ts';
import { checkBill, readCatalogues, searchClients, searchOperators } from './order-catalogue.service.ts';
import { addDocument, changeDocument, removeDocument } from './order-document.service.ts';
import { readPropertyList, savePropertyList } from './order-property.service.ts';
import { replaceStops, updateStopStatus } from './order-stop.service.ts';

export const orderRoutes: readonly AnyRoute[] = [
  readingRoute(calls.readOrder, (context, { params }) => readOrderView(context, params.id)),
  route(calls.createOrder, (context, { body }) => createOrder(context, body)),
  route(calls.createExpress, (context, { body }) => createExpress(context, body)),
  route(calls.createMultiple, (context, { body }) => createMultiple(context, body)),
  route(calls.createProgram, (context, { body }) => createProgram(context, body)),
  route(calls.createAgro, (context, { body }) => createAgro(context, body)),
  route(calls.createMultipoint, (context, { body }) => createMultipoint(context, body)),
  route(calls.updateOrder, (context, { params, body }) => changeOrder(context, params.id, body)),
  route(parts.saveStops, (context, { params, body }) => replaceStops(context, params.id, body)),
  route(parts.markStop, (context, { params, body }) => updateStopStatus(context, params, body)),
  route(parts.addOrderDocument, (context, { params, body }) => addDocument(context, params.id, body)),
  route(parts.changeOrderDocument, (context, { params, body }) => changeDocument(context, params, body)),
  route(parts.removeOrderDocument, (context, { params }) => removeDocument(context, params)),
  route(readProperties, (context) => readPropertyList(context)),
  route(saveProperties, (context, { body }) => savePropertyList(context, body)),
  route(catalogues.readOrderCatalogues, (context) => readCatalogues(context)),
  route(catalogues.searchOrderClients, (context, { query }) => searchClients(context, query.search)),
  route(catalogues.searchOrderOperators, (context, { query }) => searchOperators(context, query.search)),
  route(catalogues.checkBillOfLading, (context, { query }) => checkBill(context, query)),
];
