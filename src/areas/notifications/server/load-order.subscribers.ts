import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import * as orders from '#areas/load-orders/server/index.ts';
import { clientAsked } from '#areas/sharing/server/index.ts';
import { showDay } from '#kernel/dates.ts';
import { type EventEnvelope, type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { tellClient } from './client-mail.ts';
import { notify } from './notify.ts';
import { carriers, clients, driver, keepers, withoutOrder } from './order-audience.ts';

type About = Pick<EventEnvelope, 'id' | 'actorId'>;

/** Whoever stands in two groups of those told hears of one event once. */
const about = ({ id, actorId }: About) => ({ eventId: id, exceptUserId: actorId });

const doneType = ({ kind }: orders.ToldOrder) => (kind === 'agro' ? 'agroCompletedTask' : 'completedTask');

export const loadOrderSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.orderAssigned', orders.orderAssigned, async (event, trx, services) => {
    const { order, before, client } = event.payload;
    const words = { order: order.code, origin: order.origin, destination: order.destination };
    const isSameDriver = before !== null && before.driverUserId === order.driverUserId;
    const outside = order.fleetCompanyId === order.companyId || before ? [] : keepers(order);
    for (const told of [...(isSameDriver ? [] : driver(order)), ...outside]) {
      await notify(trx, services, { ...about(event), ...told, type: 'loadOrderAssignedToTrucker', words });
    }
    if (before) {
      const was = isSameDriver ? [] : withoutOrder(driver({ ...order, ...before }));
      const phrase = 'loadOrders.notices.takenFromDriver';
      for (const told of was) {
        await notify(trx, services, { ...about(event), ...told, type: 'loadOrderReassigned', phrase, params: words });
      }
      for (const told of [...driver(order), ...carriers(order), ...keepers(order), ...clients(order)]) {
        await notify(trx, services, { ...about(event), ...told, type: 'loadOrderReassigned', words });
      }
    }
    if (client) await tellClient(trx, services, before ? 'reassigned' : 'assigned', order, client);
  }),
  subscribe('notifications.orderGivenToCarrier', orders.orderGivenToCarrier, async (event, trx, services) => {
    const { order, companyName } = event.payload;
    const words = { order: order.code, company: companyName };
    for (const told of carriers(order)) {
      await notify(trx, services, { ...about(event), ...told, type: 'loadOrderAssignedToCarrier', words });
    }
  }),
  subscribe('notifications.tripAccepted', orders.tripAccepted, async (event, trx, services) => {
    const { order } = event.payload;
    const said = {
      type: 'loadOrderAssignedToTrucker',
      phrase: 'loadOrders.notices.accepted',
      params: { order: order.code, driver: order.driverName ?? '' },
    } as const;
    for (const told of [...keepers(order), ...carriers(order)]) {
      await notify(trx, services, { ...about(event), ...told, ...said });
    }
  }),
  subscribe('notifications.orderTaskDone', orders.orderTaskDone, async (event, trx, services) => {
    const { order, task } = event.payload;
    const words = { task, order: order.code };
    for (const told of [...keepers(order), ...carriers(order)]) {
      await notify(trx, services, { ...about(event), ...told, type: doneType(order), words });
    }
  }),
  subscribe('notifications.orderFinished', orders.orderFinished, async (event, trx, services) => {
    const { order, client, byHand } = event.payload;
    const type = doneType(order);
    const said = { phrase: 'loadOrders.notices.finished', params: { order: order.code } };
    // Whoever hears of every task has heard of the last one.
    const followers = byHand ? [...keepers(order), ...carriers(order), ...driver(order)] : [];
    for (const told of [...followers, ...clients(order)]) {
      await notify(trx, services, { ...about(event), ...told, ...said, type });
    }
    if (client) await tellClient(trx, services, 'finished', order, client);
  }),
  subscribe('notifications.orderWithdrawn', orders.orderWithdrawn, async (event, trx, services) => {
    const { order, what, reason, client, amongMany } = event.payload;
    const params = { order: order.code, reason: reason ?? '' };
    const said = (phrase: string) =>
      ({ ...about(event), type: 'loadOrderReassigned', phrase: `loadOrders.notices.${phrase}`, params }) as const;
    if (what === 'takenFromCarrier') {
      for (const told of withoutOrder(carriers(order))) await notify(trx, services, { ...told, ...said(what) });
      return;
    }
    // A cancelled trip can still be looked at; one that was given to nobody, or to somebody else, cannot.
    if (what === 'unassigned') {
      for (const told of withoutOrder(driver(order)))
        await notify(trx, services, { ...told, ...said('takenFromDriver') });
    } else {
      for (const told of driver(order)) await notify(trx, services, { ...told, ...said(what) });
    }
    for (const told of [...(amongMany ? [] : keepers(order)), ...carriers(order), ...clients(order)]) {
      await notify(trx, services, { ...told, ...said(what) });
    }
    if (client) await tellClient(trx, services, what, order, client, { reason: reason ?? '' });
  }),
  subscribe('notifications.orderPaid', orders.orderPaid, async (event, trx, services) => {
    const { order, amount, amongMany } = event.payload;
    const words = { amount, order: order.code };
    for (const told of [...(amongMany ? [] : keepers(order)), ...carriers(order)]) {
      await notify(trx, services, { ...about(event), ...told, type: 'paymentPerformed', words });
    }
  }),
  subscribe('notifications.loadingDateEntered', orders.loadingDateEntered, async (event, trx, services) => {
    const { order, date, client } = event.payload;
    const words = { date, order: order.code };
    for (const told of [...driver(order), ...keepers(order), ...carriers(order), ...clients(order)]) {
      await notify(trx, services, { ...about(event), ...told, type: 'loadingDateEntry', words });
    }
    if (client) await tellClient(trx, services, 'dated', order, client, { date });
  }),
  subscribe('notifications.ordersChanged', orders.ordersChanged, async (event, trx, services) => {
    const { companyId, kind, count } = event.payload;
    const told = { companyId, permission: ORDER_RIGHTS[kind].write, data: {} };
    await notify(trx, services, { ...about(event), ...told, type: 'redirectLoadOrderList', words: { count } });
  }),
  subscribe('notifications.clientAsked', clientAsked, async (event, trx, services) => {
    const { order, ask, loadingDate } = event.payload;
    const params = { order: order.code, date: loadingDate ? showDay(loadingDate) : '' };
    const said = { type: 'loadingDateEntry', phrase: `loadOrders.notices.${ask}`, params } as const;
    for (const told of keepers(order)) await notify(trx, services, { ...about(event), ...told, ...said });
  }),
];
