import { outsideRoutes } from '#areas/sharing/server/outside.routes.ts';
import { taskRoutes } from '#areas/trips/server/tasks/task.routes.ts';
import type { AreaServer } from '#platform/area.ts';
import { assignRoutes } from './assign/assign.routes.ts';
import { moveRoutes } from './moves/move.routes.ts';
import { orderRoutes } from './order.routes.ts';
import { orderListSources } from './order-list.repository.ts';
import { paymentRoutes } from './payments/payment.routes.ts';
import { settleTallyJob } from './settle-tally.ts';
import { timelineRoutes } from './timeline/timeline.routes.ts';

/** What areas above may listen to. */
export { clientAsked } from '#areas/sharing/server/client/client-asked.event.ts';
/** What a spreadsheet may bring. */
export { type ImportedDelivery, importDeliveries, judgeDeliveries } from './import/import-deliveries.ts';
export { type ImportedOrder, importOrders, judgeOrders } from './import/import-orders.ts';
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
  tripAccepted,
} from './order.events.ts';
export { insertEvents, type OrderEvent } from './order-event.repository.ts';
export { propertiesOf } from './order-property.repository.ts';
export type { OrderForm } from './overlay-form.ts';
/** What areas above may write: orders that arrive in bulk, and what happened to them. */
export { type FormReader, type OrderReading, readOrderForm, type StandingForm } from './read-order-form.ts';
export { type OrderToStore, type StoredOrder, storeOrders } from './store-order.ts';

export const loadOrdersServer: AreaServer = {
  name: 'loadOrders',
  routes: [
    ...orderRoutes,
    ...assignRoutes,
    ...moveRoutes,
    ...taskRoutes,
    ...paymentRoutes,
    ...timelineRoutes,
    ...outsideRoutes,
  ],
  lists: orderListSources,
  jobs: [settleTallyJob],
  cron: [{ schedule: '* * * * *', job: settleTallyJob.name }],
};
