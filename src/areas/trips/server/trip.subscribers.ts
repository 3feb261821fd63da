import * as kinds from '#areas/load-orders/contract/order.notifications.ts';
import { carriers, orderNamer, orderTaskDone, responsibles, tripAccepted } from '#areas/load-orders/server/index.ts';
import { causedBy, subscribeNotices } from '#areas/notifications/server/index.ts';
import type { EventSubscriber } from '#platform/jobs/events.ts';

/** Notifies the responsible people and the carrier of what the driver does. */
export const tripSubscribers: readonly EventSubscriber[] = [
  subscribeNotices('notifications.tripAccepted', tripAccepted, async (event, add, trx) => {
    const { order } = event.payload;
    const nameFor = await orderNamer(trx, order);
    for (const recipients of [...responsibles(order), ...carriers(order)]) {
      const words = { order: nameFor(recipients), driver: order.driverName ?? '' };
      add({ ...causedBy(event), ...recipients, kind: kinds.tripAccepted, words });
    }
  }),
  subscribeNotices('notifications.orderTaskDone', orderTaskDone, async (event, add, trx) => {
    const { order, task } = event.payload;
    const nameFor = await orderNamer(trx, order);
    for (const recipients of [...responsibles(order), ...carriers(order)]) {
      const words = { task, order: nameFor(recipients) };
      add({ ...causedBy(event), ...recipients, kind: kinds.taskKindOf(order.kind), words });
    }
  }),
];
