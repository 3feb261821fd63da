import { operationOrders } from '#areas/operations/server/index.ts';
import type { AreaServer } from '#platform/area.ts';
import { provide } from '#platform/ports.ts';
import { orderFileReaders } from './file-readers.repository.ts';
import { orderSubscribers } from './notifications/order.subscribers.ts';
import { ordersOfOperations } from './operation-orders.repository.ts';
import { orderRoutes } from './order.routes.ts';
import { orderListSources } from './order-list.repository.ts';
import { settleTallyJob } from './settle-tally.ts';

export type { OrderForm } from '../contract/order-input.shapes.ts';
/** For areas above: find, lock and update an order, and write its history. */
export { accountOfDriver } from './assign/driver-account.repository.ts';
export { moveOrder, moverOf } from './moves/move-order.ts';
export { type AccessibleOrder, lockAccessible, readAccessible, wrongStatus } from './moves/order-access.ts';
export { presentOrderState } from './moves/order-state.presenter.ts';
/** Recipients and events of an order. */
export { carriers, responsibles } from './notifications/order-audience.ts';
export { type OrderSummary, orderSummaryShape, orderTaskDone, tripAccepted } from './order.events.ts';
export { truckAssigned, truckRemoved } from './order.hooks.ts';
export { findOrder, lockOrder, type OrderRecord, updateOrder } from './order.repository.ts';
export { auditOrder } from './order-audit.ts';
export { blankOrder, type OrderValues } from './order-columns.ts';
export { insertEvents, type OrderEvent } from './order-event.repository.ts';
export { insertOrderFiles } from './order-file.repository.ts';
export { propertiesOf } from './order-property.repository.ts';
export { stopsOf, updateStop } from './order-stop.repository.ts';
export { orderSummary } from './order-summary.ts';
export { insertParsedOrders, type ParsedOrder, type StoredOrder } from './parsed-order.ts';
export { findPublicCompany, type PublicCompany } from './public-company.repository.ts';
export { presentDates, presentPublicCompany } from './public-order.presenter.ts';
/** What areas above may write: orders in bulk, and events in their history. */
export { type CurrentForm, type FormReader, readOrderForm } from './read-order-form.ts';
export { reportedMoment } from './reported-moment.ts';

export const loadOrdersServer: AreaServer = {
  name: 'loadOrders',
  routes: orderRoutes,
  lists: orderListSources,
  provides: [provide(operationOrders, ordersOfOperations)],
  subscribers: orderSubscribers,
  fileReaders: orderFileReaders,
  jobs: [settleTallyJob],
  cron: [{ schedule: '* * * * *', job: settleTallyJob.name }],
};
