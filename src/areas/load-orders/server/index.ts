import type { AreaServer } from '#platform/area.ts';
import { assignRoutes } from './assign/assign.routes.ts';
import { moveRoutes } from './moves/move.routes.ts';
import { orderRoutes } from './order.routes.ts';
import { orderListSources } from './order-list.repository.ts';
import { paymentRoutes } from './payments/payment.routes.ts';
import { settleTallyJob } from './settle-tally.ts';
import { timelineRoutes } from './timeline/timeline.routes.ts';

/** What areas above do with an order: find it, lock it, change it, write its history. */
export { accountOfDriver } from './assign/driver-account.repository.ts';
/** What a spreadsheet may bring. */
export { type ImportedDelivery, importDeliveries, judgeDeliveries } from './import/import-deliveries.ts';
export { type ImportedOrder, importOrders, judgeOrders } from './import/import-orders.ts';
export { endTrip } from './moves/end-trip.ts';
export { lockReached, type Reached, readReached, wrongStatus } from './moves/reach-order.ts';
export { presentStanding } from './moves/standing.presenter.ts';
export {
  loadingDateEntered,
  orderAssigned,
  orderFinished,
  orderGivenToCarrier,
  orderPaid,
  ordersChanged,
  orderTaskDone,
  orderWithdrawn,
  type ToldOrder,
  toldOrderShape,
  tripAccepted,
} from './order.events.ts';
export { truckAssigned, truckRemoved } from './order.moments.ts';
export { findOrder, lockOrder, type OrderRecord, updateOrder } from './order.repository.ts';
export { insertEvents, type OrderEvent } from './order-event.repository.ts';
export { propertiesOf } from './order-property.repository.ts';
export { stopsOf, updateStop } from './order-stop.repository.ts';
export type { OrderForm } from './overlay-form.ts';
export { findPublicCompany, type PublicCompany } from './public-company.repository.ts';
export { presentDates, presentPublicCompany } from './public-order.presenter.ts';
/** What areas above may write: orders that arrive in bulk, and what happened to them. */
export { type FormReader, type OrderReading, readOrderForm, type StandingForm } from './read-order-form.ts';
export { type OrderToStore, type StoredOrder, storeOrders } from './store-order.ts';
export { toldMoment } from './told-moment.ts';
export { toldOrder } from './told-order.ts';

export const loadOrdersServer: AreaServer = {
  name: 'loadOrders',
  routes: [...orderRoutes, ...assignRoutes, ...moveRoutes, ...paymentRoutes, ...timelineRoutes],
  lists: orderListSources,
  jobs: [settleTallyJob],
  cron: [{ schedule: '* * * * *', job: settleTallyJob.name }],
};
