import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import {
  clientAsked,
  loadingDateEntered,
  orderAssigned,
  orderGivenToCarrier,
  orderPaid,
  ordersChanged,
  orderTaskDone,
  type ToldOrder,
} from '#areas/load-orders/server/index.ts';
import { showDay } from '#kernel/dates.ts';
import { type EventEnvelope, type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { tellClient } from './client-mail.ts';
import { type Audience, notify } from './notify.ts';

type About = Pick<EventEnvelope, 'id' | 'actorId'>;

const about = ({ id, actorId }: About) => ({ eventId: id, exceptUserId: actorId });

/** Where a click on the notice leads. */
function dataOf({ operationId, orderId, kind }: ToldOrder) {
  return { operationId, loadingOrderId: orderId, isAgro: kind === 'agro' };
}

type Told = Audience & { readonly companyId: string };

/**
 * In the order's own company: whoever looks after it; where nobody in particular does, everybody who runs such orders.
 * Who merely reads is left out: drivers read as well.
 */
function keepers({ companyId, keeperIds, kind }: ToldOrder): Told {
  if (keeperIds.length > 0) return { companyId, userIds: keeperIds };
  return { companyId, permission: ORDER_RIGHTS[kind].write };
}

/** In the company whose fleet drives, where that is another one. */
function carriers({ companyId, fleetCompanyId, carrierCompanyId, kind }: ToldOrder): Told[] {
  const carrier = carrierCompanyId ?? fleetCompanyId;
  return carrier && carrier !== companyId ? [{ companyId: carrier, permission: ORDER_RIGHTS[kind].write }] : [];
}

function driver({ fleetCompanyId, driverUserId }: Pick<ToldOrder, 'fleetCompanyId' | 'driverUserId'>): Told[] {
  return fleetCompanyId && driverUserId ? [{ companyId: fleetCompanyId, userIds: [driverUserId] }] : [];
}

export const loadOrderSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.orderAssigned', orderAssigned, async (event, trx, services) => {
    const { order, before, client } = event.payload;
    const words = { order: order.code, origin: order.origin, destination: order.destination };
    const type = 'loadOrderAssignedToTrucker';
    for (const told of driver(order)) {
      await notify(trx, services, { ...about(event), ...told, type, words, data: dataOf(order) });
    }
    if (before) {
      const changed = { words: { order: order.code }, data: dataOf(order), type: 'loadOrderReassigned' } as const;
      for (const told of [...driver(before), ...carriers(order), keepers(order)]) {
        await notify(trx, services, { ...about(event), ...told, ...changed });
      }
    } else if (order.fleetCompanyId !== order.companyId) {
      await notify(trx, services, { ...about(event), ...keepers(order), type, words, data: dataOf(order) });
    }
    if (client && !before) await tellClient(trx, services, 'assigned', order, client);
  }),
  subscribe('notifications.orderGivenToCarrier', orderGivenToCarrier, async (event, trx, services) => {
    const { order, companyName } = event.payload;
    const words = { order: order.code, company: companyName };
    for (const told of carriers(order)) {
      await notify(trx, services, {
        ...about(event),
        ...told,
        type: 'loadOrderAssignedToCarrier',
        words,
        data: dataOf(order),
      });
    }
  }),
  subscribe('notifications.orderTaskDone', orderTaskDone, async (event, trx, services) => {
    const { order, task, finished, client } = event.payload;
    const type = order.kind === 'agro' ? 'agroCompletedTask' : 'completedTask';
    const words = { task, order: order.code };
    for (const told of [keepers(order), ...carriers(order)]) {
      await notify(trx, services, { ...about(event), ...told, type, words, data: dataOf(order) });
    }
    if (client && finished) await tellClient(trx, services, 'finished', order, client);
  }),
  subscribe('notifications.orderPaid', orderPaid, async (event, trx, services) => {
    const { order, amount, amongMany } = event.payload;
    const words = { amount, order: order.code };
    const own = amongMany ? [] : [keepers(order)];
    for (const told of [...own, ...carriers(order)]) {
      await notify(trx, services, { ...about(event), ...told, type: 'paymentPerformed', words, data: dataOf(order) });
    }
  }),
  subscribe('notifications.loadingDateEntered', loadingDateEntered, async (event, trx, services) => {
    const { order, date } = event.payload;
    const words = { date, order: order.code };
    for (const told of [...driver(order), keepers(order), ...carriers(order)]) {
      await notify(trx, services, { ...about(event), ...told, type: 'loadingDateEntry', words, data: dataOf(order) });
    }
  }),
  subscribe('notifications.ordersChanged', ordersChanged, async (event, trx, services) => {
    const { companyId, kind, count } = event.payload;
    const permission = ORDER_RIGHTS[kind].write;
    await notify(trx, services, {
      ...about(event),
      companyId,
      permission,
      type: 'redirectLoadOrderList',
      words: { count },
      data: {},
    });
  }),
  subscribe('notifications.clientAsked', clientAsked, async (event, trx, services) => {
    const { order, ask, loadingDate } = event.payload;
    const told = { ...about(event), ...keepers(order), data: dataOf(order) };
    const params = { order: order.code, date: loadingDate ? showDay(loadingDate) : '' };
    await notify(trx, services, { ...told, type: 'loadingDateEntry', phrase: `loadOrders.notices.${ask}`, params });
  }),
];
