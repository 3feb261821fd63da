import * as kinds from '#areas/load-orders/contract/order.notifications.ts';
import { carriers, orderNamer, orderTaskDone, responsibles, tripAccepted } from '#areas/load-orders/server/index.ts';
import { causedBy, notify } from '#areas/notifications/server/index.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';

/** Notifies the responsible people and the carrier of what the driver does. */
export const tripSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.tripAccepted', tripAccepted, async (event, trx, services) => {
    const { order } = event.payload;
    const nameFor = await orderNamer(trx, order);
    for (const recipients of [...responsibles(order), ...carriers(order)]) {
      const words = { order: nameFor(recipients), driver: order.driverName ?? '' };
      await notify(trx, services, { ...causedBy(event), ...recipients, kind: kinds.tripAccepted, words });
    }
  }),
  subscribe('notifications.orderTaskDone', orderTaskDone, async (event, trx, services) => {
    const { order, task } = event.payload;
    const nameFor = await orderNamer(trx, order);
    for (const recipients of [...responsibles(order), ...carriers(order)]) {
      const words = { task, order: nameFor(recipients) };
      await notify(trx, services, { ...causedBy(event), ...recipients, kind: kinds.taskKindOf(order.kind), words });
    }
  }),
];
