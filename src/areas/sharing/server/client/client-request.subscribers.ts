import * as kinds from '#areas/load-orders/contract/order.notifications.ts';
import { responsibles } from '#areas/load-orders/server/index.ts';
import { causedBy, notify } from '#areas/notifications/server/index.ts';
import { showDay } from '#kernel/dates.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { clientRequested } from './client-request.event.ts';

/** Notifies the people responsible for the order, who answer the client. */
export const clientRequestSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.clientRequested', clientRequested, async (event, trx, services) => {
    const { order, ask, loadingDate } = event.payload;
    const params = { order: order.code, date: loadingDate ? showDay(loadingDate) : '' };
    const said = { kind: kinds.clientRequest, phrase: `loadOrders.notices.${ask}`, params } as const;
    for (const recipients of responsibles(order))
      await notify(trx, services, { ...causedBy(event), ...recipients, ...said });
  }),
];
