import * as kinds from '#areas/load-orders/contract/order.notifications.ts';
import { mailClient, responsibles } from '#areas/load-orders/server/index.ts';
import { causedBy, subscribeNotices } from '#areas/notifications/server/index.ts';
import { showDay } from '#kernel/dates.ts';
import type { EventSubscriber } from '#platform/jobs/events.ts';
import { clientAnswered, clientRequested } from './client-request.event.ts';

/** Notifies the people responsible for the order, who answer the client, and then the client. */
export const clientRequestSubscribers: readonly EventSubscriber[] = [
  subscribeNotices('notifications.clientRequested', clientRequested, (event, add) => {
    const { order, ask, loadingDate } = event.payload;
    const params = { order: order.code, date: loadingDate ? showDay(loadingDate) : '' };
    const said = { kind: kinds.clientRequest, phrase: `loadOrders.notices.${ask}`, params } as const;
    for (const recipients of responsibles(order)) add({ ...causedBy(event), ...recipients, ...said });
  }),
  subscribeNotices('notifications.clientAnswered', clientAnswered, async (event, _add, trx, services) => {
    const { order, client, kind, accepted, answer, date } = event.payload;
    if (!client) return;
    const what = `${kind}${accepted ? 'Accepted' : 'Refused'}` as const;
    await mailClient(trx, services, { what, order, client, page: 'form', words: { answer, date } });
  }),
];
