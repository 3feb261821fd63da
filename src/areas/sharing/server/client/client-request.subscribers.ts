import * as kinds from '#areas/load-orders/contract/order.notifications.ts';
import { mailClient, responsibles } from '#areas/load-orders/server/index.ts';
import { causedBy, notify } from '#areas/notifications/server/index.ts';
import { showDay } from '#kernel/dates.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { clientAnswered, clientRequested } from './client-request.event.ts';

/** Notifies the people responsible for the order, who answer the client, and then the client. */
export const clientRequestSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.clientRequested', clientRequested, async (event, trx, services) => {
    const { order, ask, loadingDate } = event.payload;
    const params = { order: order.code, date: loadingDate ? showDay(loadingDate) : '' };
    const said = { kind: kinds.clientRequest, phrase: `loadOrders.notices.${ask}`, params } as const;
    for (const recipients of responsibles(order))
      await notify(trx, services, { ...causedBy(event), ...recipients, ...said });
  }),
  subscribe('notifications.clientAnswered', clientAnswered, async (event, trx, services) => {
    const { order, client, kind, accepted, answer, date } = event.payload;
    if (!client) return;
    const what = `${kind}${accepted ? 'Accepted' : 'Refused'}` as const;
    await mailClient(trx, services, { what, order, client, page: 'form', words: { answer, date } });
  }),
];
