import { fleetOrders } from '#areas/fleet/server/index.ts';
import { operationOrders } from '#areas/operations/server/index.ts';
import { partnerOrders } from '#areas/partners/server/index.ts';
import type { AreaServer } from '#platform/area.ts';
import { provide } from '#platform/ports.ts';
import { assignAutomaticallyJob } from './assign/assign-automatically.ts';
import { orderFileReaders } from './file-readers.repository.ts';
import { ordersOfFleet } from './fleet-orders.repository.ts';
import { driverPages } from './messages/driver-page.ts';
import { clientPages } from './notifications/client-mail.ts';
import { orderSubscribers } from './notifications/order.subscribers.ts';
import { ordersOfOperations } from './operation-orders.repository.ts';
import { orderRoutes } from './order.routes.ts';
import { orderExceptions } from './order-exceptions.ts';
import { orderListSources } from './order-list.repository.ts';
import { untruckedReminder } from './order-reminders.ts';
import { ordersOfPartner } from './partner-orders.repository.ts';
import { partnerRatings } from './partner-orders.service.ts';
import { routeOrdersProvided } from './route-orders.repository.ts';
import { settleTallyJob } from './settle-tally.ts';

export type { OrderForm } from '../contract/order-input.shapes.ts';
/** For areas above: find, lock and update an order, and write its history. */
export { assignVehicle } from './assign/assign-vehicle.ts';
export { findCandidates, findCandidatesOf, truckIdByPlate } from './assign/candidate.repository.ts';
export { accountOfDriver } from './assign/driver-account.repository.ts';
/** What speaks for and against trucks, as the dialog of assignments shows it. */
export { asSeenBy, reasonsOf, wantedTypeOf } from './assign/judge-candidate.ts';
export { type RankedCandidate, rankFleet } from './assign/rank-fleet.ts';
export { presentReasons } from './assign/suggest.service.ts';
export { type CarrierFacts, carrierFacts } from './carrier-facts.repository.ts';
export { type Dispatcher, findDispatcher } from './dispatcher.repository.ts';
/** What is left of places when nobody may keep them any longer. */
export { type ErasedTrip, eraseOrderPlaces, forgetOrderPlaces } from './forget-places.repository.ts';
/** For areas above that read places and forms from spreadsheets. */
export { atColumns, type NamedPlace, placeReader } from './import/order-reading.ts';
export { type LastSeen, noteLastSeen } from './last-seen.repository.ts';
/** The driver's page, which the message on assignment leads to. */
export { type DriverPage, driverPages } from './messages/driver-page.ts';
/** Who is written to about the truck of an order, and in which language. */
export { type TruckReceiver, truckReceivers } from './messages/message.service.ts';
export { languageOf as receiverLanguage } from './messages/write-message.ts';
export { writeDates } from './moves/edit-order.ts';
export { moveOrder, moverOf } from './moves/move-order.ts';
export {
  type AccessibleOrder,
  lockAccessible,
  readAccessible,
  requireAction,
  wrongStatus,
} from './moves/order-access.ts';
export { presentOrderState } from './moves/order-state.presenter.ts';
export { startTrip } from './moves/start-trip.ts';
/** Recipients, mails and events of an order. */
export { type ClientPage, clientPages, mailClient } from './notifications/client-mail.ts';
export { carriers, clients, driver, flagsOf, orderNamer, responsibles } from './notifications/order-audience.ts';
/** What areas above count of the orders that are not closed yet. */
export { type OpenOrders, type OpenOrdersAsk, openOrders } from './open-orders.repository.ts';
export {
  clientContactShape,
  type OrderSummary,
  orderSummaryShape,
  orderTaskDone,
  orderWithdrawn,
  tripAccepted,
} from './order.events.ts';
export { timesChosen, tripStarts, truckAssigned, truckGiven, truckOffered, truckRemoved } from './order.hooks.ts';
export { findOrder, lockOrder, lockOrders, noteSeen, type OrderRecord, updateOrder } from './order.repository.ts';
export { auditOrder } from './order-audit.ts';
export { blankOrder, type OrderValues } from './order-columns.ts';
export { insertEvents, type OrderEvent } from './order-event.repository.ts';
export { insertOrderFiles } from './order-file.repository.ts';
/** What areas above show of the orders that somebody sees, in lists of their own. */
export { seenOrders } from './order-list.repository.ts';
export { ORDER_JOINS, orderOutput } from './order-list-output.repository.ts';
export { propertiesOf } from './order-property.repository.ts';
export { stopsOf, updateStop } from './order-stop.repository.ts';
export { clientContact, orderSummary } from './order-summary.ts';
export { createOrdersForCarrier, type OrderSource } from './orders-for-carrier.ts';
export { insertParsedOrders, type ParsedOrder, type StoredOrder } from './parsed-order.ts';
/** What areas above know of ratings. */
export { type PartnerRating, partnerRatings } from './partner-orders.service.ts';
/** The path of an order, for a map. */
export { drawnPathOf } from './plan/plan.presenter.ts';
export { findPublicCompany, type PublicCompany } from './public-company.repository.ts';
export { presentDates, presentPublicCompany } from './public-order.presenter.ts';
/** What areas above may write: orders in bulk, and events in their history. */
export { type CurrentForm, type FormReader, readOrderForm } from './read-order-form.ts';
export { reportedMoment } from './reported-moment.ts';
export { presentReturn } from './returned/return.presenter.ts';
export { lastReturn } from './returned/return.repository.ts';
export { type SentDocument, takeAgain } from './returned/return.service.ts';

/** What areas above count of trips, and the filters they share. */
export {
  driversOnOrders,
  type ExpiredOnTheRoad,
  expiredOnTheRoad,
  openTripDays,
  type PromisedOperation,
  platesOnOrders,
  promisedOperations,
  type TruckDays,
} from './trip-figures.repository.ts';
export { orderMatches, type TripFilter } from './trip-filter.repository.ts';

export const loadOrdersServer: AreaServer = {
  name: 'loadOrders',
  routes: orderRoutes,
  lists: orderListSources,
  exceptions: orderExceptions,
  needs: [clientPages, driverPages, partnerRatings],
  provides: [
    provide(fleetOrders, ordersOfFleet),
    provide(partnerOrders, ordersOfPartner),
    provide(operationOrders, ordersOfOperations),
    ...routeOrdersProvided,
  ],
  subscribers: orderSubscribers,
  fileReaders: orderFileReaders,
  listeners: [untruckedReminder],
  jobs: [settleTallyJob, assignAutomaticallyJob],
  cron: [
    { schedule: '* * * * *', job: settleTallyJob.name },
    { schedule: '7 * * * *', job: assignAutomaticallyJob.name },
  ],
};
