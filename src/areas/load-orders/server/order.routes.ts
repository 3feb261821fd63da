import { driverTravelFilter, driverTravels } from '#areas/fleet/contract/driver-travel.calls.ts';
import * as calls from '#areas/load-orders/contract/order.calls.ts';
import * as assigning from '#areas/load-orders/contract/order-assign.calls.ts';
import * as catalogues from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { readMessages as messages } from '#areas/load-orders/contract/order-message.calls.ts';
import * as moves from '#areas/load-orders/contract/order-move.calls.ts';
import * as parts from '#areas/load-orders/contract/order-part.calls.ts';
import * as payments from '#areas/load-orders/contract/order-payment.calls.ts';
import { renewPath } from '#areas/load-orders/contract/order-plan.calls.ts';
import { readProperties, saveProperties } from '#areas/load-orders/contract/order-property.calls.ts';
import * as timeline from '#areas/load-orders/contract/order-timeline.calls.ts';
import { updateOrders } from '#areas/load-orders/contract/order-update-many.calls.ts';
import * as returned from '#areas/load-orders/contract/returned-documents.calls.ts';
import { cancelOperation as cancelOperationCall } from '#areas/operations/contract/operation.calls.ts';
import { ORDER_PARTNERS, PARTNER_ORDER_CALLS } from '#areas/partners/contract/partner-orders.calls.ts';
import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import { assign, assignByPlate, handToCarrier, reassign, unassign } from './assign/assign.service.ts';
import { matchMany } from './assign/match.service.ts';
import { suggest } from './assign/suggest.service.ts';
import { suggestDrivers } from './assign/suggest-drivers.service.ts';
import { findTruckByPlate } from './assign/truck-by-plate.service.ts';
import { createAgro } from './create-agro.service.ts';
import { createExpress, createMultiple, createMultipoint, createOrder, createProgram } from './create-order.service.ts';
import { readMessages } from './messages/message.service.ts';
import { cancelOperation } from './moves/cancel-operation.ts';
import { clone, duplicate } from './moves/copy-orders.ts';
import { deleteOrders } from './moves/delete-orders.ts';
import { assignAnalyst, changeDates, fillField } from './moves/edit-order.ts';
import { acceptDelivery, cancel, finalize, start } from './moves/move.service.ts';
import { updateMany } from './moves/update-many.ts';
import { changeOrder, readOrderView } from './order.service.ts';
import { checkBill, readCatalogues, searchClients, searchOperators } from './order-catalogue.service.ts';
import { addDocument, changeDocument, removeDocument } from './order-document.service.ts';
import { readPropertyList, savePropertyList } from './order-property.service.ts';
import { replaceStops, updateStopStatus } from './order-stop.service.ts';
import { readPartnerOrders } from './partner-orders.service.ts';
import { closePayment, pay, payMany, readPayments } from './payments/payment.service.ts';
import { takeNewestPath } from './plan/newest-path.ts';
import { returnDocuments, sendAgain } from './returned/return.service.ts';
import { readTravelOptions, readTravels } from './timeline/driver-travel.service.ts';
import { addComment, readComments, readTimeline } from './timeline/timeline.service.ts';

/** Creating, reading and changing orders and their parts. */
const recordRoutes: readonly AnyRoute[] = [
  {
    ...readingRoute(calls.readOrder, (context, { params }) => readOrderView(context, params.id)),
    // One statement, and the record that is opened most.
    startsEarly: true,
  },
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

const assignRoutes: readonly AnyRoute[] = [
  route(assigning.assignOrder, (context, { params, body }) => assign(context, params.id, body)),
  route(assigning.assignOrderByPlate, (context, { params, body }) => assignByPlate(context, params.id, body)),
  route(assigning.reassignOrder, (context, { params, body }) => reassign(context, params.id, body)),
  route(assigning.unassignOrder, (context, { params, body }) => unassign(context, params.id, body.reason ?? null)),
  route(assigning.assignCarrier, (context, { params, body }) =>
    handToCarrier(context, params.id, body.transportCompanyId),
  ),
  route(assigning.matchAssignments, (context, { body }) => matchMany(context, body.assignments)),
  route(assigning.suggestAssignments, (context, { params, query }) => suggest(context, params.id, query)),
  route(assigning.findTruckByPlate, (context, { query }) => findTruckByPlate(context, query)),
  route(assigning.suggestDrivers, (context, { params, query }) => suggestDrivers(context, params.id, query)),
];

const moveRoutes: readonly AnyRoute[] = [
  route(moves.startOrder, (context, { params }) => start(context, params.id)),
  route(moves.finalizeOrder, (context, { params, body }) => finalize(context, params.id, body)),
  route(moves.acceptDelivery, (context, { params, body }) => acceptDelivery(context, params.id, body)),
  route(returned.returnDocuments, (context, { params, body }) => returnDocuments(context, params.id, body)),
  route(returned.sendDocumentsAgain, (context, { params, body }) => sendAgain(context, params.id, body)),
  route(moves.cancelOrder, (context, { params, body }) => cancel(context, params.id, body.reason)),
  route(cancelOperationCall, (context, { params, body }) => cancelOperation(context, params.id, body.reason)),
  route(updateOrders, (context, { body }) => updateMany(context, body)),
  route(moves.deleteOrders, (context, { body }) => deleteOrders(context, body.loadingOrderIds)),
  route(moves.duplicateOrders, (context, { body }) => duplicate(context, body.loadingOrderIds)),
  route(moves.cloneOrder, (context, { body }) => clone(context, body)),
  route(moves.changeOrderDates, (context, { params, body }) => changeDates(context, params.id, body)),
  route(moves.assignAnalyst, (context, { params, body }) => assignAnalyst(context, params.id, body.analystId)),
  route(moves.assignField, (context, { params, body }) => fillField(context, params.id, body)),
  route(renewPath, (context, { params, body }) => takeNewestPath(context, params.id, body)),
  route(payments.readPayments, (context, { params }) => readPayments(context, params.id)),
  route(payments.payOrder, (context, { params, body }) => pay(context, params.id, body)),
  route(payments.closePayment, (context, { params, body }) => closePayment(context, params.id, body.differenceReason)),
  route(payments.payOrders, (context, { body }) => payMany(context, body.payments)),
];

const timelineRoutes: readonly AnyRoute[] = [
  route(timeline.readTimeline, (context, { params, query }) => readTimeline(context, params.id, query)),
  route(messages, (context, { params }) => readMessages(context, params.id)),
  route(timeline.readComments, (context, { params, query }) => readComments(context, params.id, query)),
  route(timeline.addComment, (context, { params, body }) => addComment(context, params.id, body.text)),
  // The partners and the fleet show orders but may not import load orders, so their routes are here.
  ...ORDER_PARTNERS.map((kind) =>
    readingRoute(PARTNER_ORDER_CALLS[kind], (context, { params }) => readPartnerOrders(context, kind, params.id)),
  ),
  route(driverTravels, (context, { params, query }) => readTravels(context, params.id, query)),
  route(driverTravelFilter, (context, { params, query }) => readTravelOptions(context, params.id, query)),
];

export const orderRoutes: readonly AnyRoute[] = [...recordRoutes, ...assignRoutes, ...moveRoutes, ...timelineRoutes];
