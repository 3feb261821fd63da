import { causedBy, subscribeNotices } from '#areas/notifications/server/index.ts';
import type { EventSubscriber } from '#platform/jobs/events.ts';
import * as kinds from '../../contract/order.notifications.ts';
import { ORDER_RIGHTS } from '../../contract/order.permissions.ts';
import * as orders from '../order.events.ts';
import { mailClient } from './client-mail.ts';
import {
  carriers,
  carriersOfOperation,
  clients,
  driver,
  flagsOf,
  orderNamer,
  responsibles,
  withoutOrder,
} from './order-audience.ts';

type Recipient = Parameters<Awaited<ReturnType<typeof orderNamer>>>[0];

export const orderSubscribers: readonly EventSubscriber[] = [
  subscribeNotices('notifications.orderAssigned', orders.orderAssigned, async (event, add, trx, services) => {
    const { order, before, client } = event.payload;
    const nameFor = await orderNamer(trx, order);
    const wordsFor = (reader: Recipient) => ({
      order: nameFor(reader),
      origin: order.origin,
      destination: order.destination,
    });
    const isSameDriver = before !== null && before.driverUserId === order.driverUserId;
    const outside = order.fleetCompanyId === order.companyId || before ? [] : responsibles(order);
    for (const recipients of [...(isSameDriver ? [] : driver(order)), ...outside]) {
      const said = { kind: kinds.loadOrderAssignedToTrucker, words: wordsFor(recipients) };
      add({ ...causedBy(event), ...recipients, ...said });
    }
    if (before) {
      const was = isSameDriver ? [] : withoutOrder(driver({ ...order, ...before }));
      const phrase = 'loadOrders.notices.takenFromDriver';
      for (const recipients of was) {
        add({
          ...causedBy(event),
          ...recipients,
          kind: kinds.loadOrderWithdrawn,
          phrase,
          params: wordsFor(recipients),
        });
      }
      for (const recipients of [...driver(order), ...carriers(order), ...responsibles(order), ...clients(order)]) {
        const said = { kind: kinds.loadOrderReassigned, words: wordsFor(recipients) };
        add({ ...causedBy(event), ...recipients, ...said });
      }
    }
    if (client) await mailClient(trx, services, { what: before ? 'reassigned' : 'assigned', order, client });
  }),
  subscribeNotices('notifications.orderAssignedToCarrier', orders.orderAssignedToCarrier, (event, add) => {
    const { order, companyName } = event.payload;
    const words = { order: order.code, company: companyName };
    for (const recipients of carriersOfOperation(order)) {
      add({ ...causedBy(event), ...recipients, kind: kinds.loadOrderAssignedToCarrier, words });
    }
  }),
  subscribeNotices('notifications.orderFinished', orders.orderFinished, async (event, add, trx, services) => {
    const { order, client, byHand } = event.payload;
    const nameFor = await orderNamer(trx, order);
    // People who follow the tasks were already notified of the last one.
    const followers = byHand ? [...responsibles(order), ...carriers(order), ...driver(order)] : [];
    for (const recipients of [...followers, ...clients(order)]) {
      const said = { kind: kinds.loadOrderFinished, words: { order: nameFor(recipients) } };
      add({ ...causedBy(event), ...recipients, ...said });
    }
    if (client) await mailClient(trx, services, { what: 'finished', order, client });
  }),
  subscribeNotices('notifications.orderWithdrawn', orders.orderWithdrawn, async (event, add, trx, services) => {
    const { order, what, reason, client, amongMany } = event.payload;
    const own = amongMany ? [] : responsibles(order);
    const nameFor = await orderNamer(trx, order);
    if (what === 'cancelled') {
      for (const recipients of [...driver(order), ...own, ...carriers(order), ...clients(order)]) {
        const words = { order: nameFor(recipients), reason: reason ?? '' };
        add({ ...causedBy(event), ...recipients, kind: kinds.loadOrderCancelled, words });
      }
    } else {
      const said = { ...causedBy(event), kind: kinds.loadOrderWithdrawn } as const;
      // Who lost the order cannot open it any more.
      const [losers, phrase] =
        what === 'takenFromCarrier'
          ? ([carriers(order), 'loadOrders.notices.takenFromCarrier'] as const)
          : ([driver(order), 'loadOrders.notices.takenFromDriver'] as const);
      for (const recipients of withoutOrder(losers)) {
        add({ ...recipients, ...said, phrase, params: { order: nameFor(recipients) } });
      }
      if (what === 'takenFromCarrier') return;
      for (const recipients of [...own, ...carriers(order), ...clients(order)]) {
        add({ ...recipients, ...said, words: { order: nameFor(recipients) } });
      }
    }
    if (client) await mailClient(trx, services, { what, order, client, words: { reason: reason ?? '' } });
  }),
  subscribeNotices('notifications.orderPaid', orders.orderPaid, async (event, add, trx) => {
    const { order, amount, amongMany } = event.payload;
    const nameFor = await orderNamer(trx, order);
    for (const recipients of [...(amongMany ? [] : responsibles(order)), ...carriers(order)]) {
      const words = { amount, order: nameFor(recipients) };
      add({ ...causedBy(event), ...recipients, kind: kinds.paymentPerformed, words });
    }
  }),
  subscribeNotices('notifications.documentsReturned', orders.documentsReturned, async (event, add, trx) => {
    const { order, reason } = event.payload;
    const nameFor = await orderNamer(trx, order);
    for (const recipients of [...driver(order), ...carriers(order)]) {
      const words = { order: nameFor(recipients), reason };
      add({ ...causedBy(event), ...recipients, kind: kinds.documentsReturned, words });
    }
  }),
  subscribeNotices('notifications.documentsSentAgain', orders.documentsSentAgain, (event, add) => {
    const { order } = event.payload;
    for (const recipients of responsibles(order)) {
      const said = { kind: kinds.documentsSentAgain, words: { order: order.code } };
      add({ ...causedBy(event), ...recipients, ...said });
    }
  }),
  subscribeNotices('notifications.loadingDateEntered', orders.loadingDateEntered, async (event, add, trx, services) => {
    const { order, date, client } = event.payload;
    const nameFor = await orderNamer(trx, order);
    for (const recipients of [...driver(order), ...responsibles(order), ...carriers(order), ...clients(order)]) {
      const words = { date, order: nameFor(recipients) };
      add({ ...causedBy(event), ...recipients, kind: kinds.loadingDateEntry, words });
    }
    if (client) await mailClient(trx, services, { what: 'dated', order, client, words: { date } });
  }),
  subscribeNotices('notifications.ordersChanged', orders.ordersChanged, (event, add) => {
    const { companyId, kind, count } = event.payload;
    const recipients = { companyId, permissions: [ORDER_RIGHTS[kind].write], data: flagsOf(kind) };
    add({
      ...causedBy(event),
      ...recipients,
      kind: kinds.redirectLoadOrderList,
      words: { count },
    });
  }),
];
