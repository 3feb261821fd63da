import * as kinds from '#areas/load-orders/contract/order.notifications.ts';
import { DRIVE_ORDERS, ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { flagsOf } from '#areas/load-orders/server/index.ts';
import { dateNotices } from '#areas/notifications/demo/notices.repository.ts';
import { notify } from '#areas/notifications/server/index.ts';
import { companyTransportationUpdate } from '#areas/partners/contract/partner.notifications.ts';
import { demoAccounts } from '#areas/users/demo/accounts.ts';
import { showMoney } from '#countries/show-money.ts';
import type { ShippedRole } from '#kernel/area.ts';
import { showDay } from '#kernel/dates.ts';
import { holds } from '#kernel/permission.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import {
  findShownAccount,
  ordersConcerning,
  type ShownAccount,
  type ShownOrder,
  type Side,
  transportCompanies,
} from './shown-accounts.repository.ts';

/** Few enough for the first page of the bell to show most of them. */
const WAITING = 6;

const SIDES: Readonly<Partial<Record<ShippedRole, Side>>> = {
  'transport-company': 'carrier',
  trucker: 'driver',
  client: 'client',
};

/** On the first sign-in, every account that the sign-in page offers has news of what concerns it. */
export async function notifyShownAccounts(trx: Trx, services: Services): Promise<void> {
  for (const { email, role: key } of demoAccounts) {
    const role = key as ShippedRole;
    const account = await findShownAccount(trx, email);
    const side = SIDES[role] ?? 'own';
    const orders = await ordersConcerning(trx, account, side, kindsFor(services.permissions.roles[role], side));
    const moments =
      orders.length > 0
        ? await notifyOfOrders(trx, services, account, side, chosen(orders))
        : await notifyOfPartners(trx, services, account);
    await dateNotices(trx, account, moments);
  }
}

function kindsFor(held: readonly string[], side: Side): readonly OrderKind[] {
  const rights = new Set(held);
  return ORDER_KINDS.filter((kind) =>
    holds(rights, side === 'driver' ? DRIVE_ORDERS : ORDER_RIGHTS[kind][side === 'client' ? 'client' : 'read']),
  );
}

/** The newest ones, of every kind in turn. */
function chosen(orders: readonly ShownOrder[]): readonly ShownOrder[] {
  const newest = [...orders].sort((a, b) => b.statusAt.getTime() - a.statusAt.getTime());
  const nth = new Map(
    newest.map((order) => [order.id, newest.filter(({ kind }) => kind === order.kind).indexOf(order)]),
  );
  return newest.sort((a, b) => nth.get(a.id)! - nth.get(b.id)!).slice(0, WAITING);
}

async function notifyOfOrders(
  trx: Trx,
  services: Services,
  account: ShownAccount,
  side: Side,
  orders: readonly ShownOrder[],
): Promise<readonly Date[]> {
  for (const order of orders) await notifyOfOrder(trx, services, account, side, order);
  return orders.map(({ statusAt }) => statusAt);
}

/** What the account would have been notified of when the order got its status. */
function notifyOfOrder(
  trx: Trx,
  services: Services,
  { companyId, userId }: ShownAccount,
  side: Side,
  { id: loadingOrderId, operationId, kind, code: order, ...about }: ShownOrder,
): Promise<void> {
  const data = { operationId, loadingOrderId, ...flagsOf(kind), isClient: side === 'client' };
  const to = { companyId, userIds: [userId], permissions: [], data };
  const status = statusName(about.status);
  const { origin, destination, company, driver, loadingDate, task, paid } = about;
  if (status === 'cancelled') {
    const words = { order, reason: about.reason ?? '' };
    return notify(trx, services, { ...to, kind: kinds.loadOrderCancelled, words });
  }
  if (status === 'programmed' && side === 'carrier') {
    return notify(trx, services, { ...to, kind: kinds.loadOrderAssignedToCarrier, words: { order, company } });
  }
  if (status === 'assigned' && side === 'driver') {
    const words = { order, origin, destination };
    return notify(trx, services, { ...to, kind: kinds.loadOrderAssignedToTrucker, words });
  }
  if (status === 'assigned' && side !== 'client') {
    return notify(trx, services, { ...to, kind: kinds.tripAccepted, words: { order, driver: driver ?? '' } });
  }
  if (status === 'inProgress' && task && side !== 'client') {
    return notify(trx, services, { ...to, kind: kinds.taskKindOf(kind), words: { order, task } });
  }
  if (status === 'paid' && paid && side !== 'client' && side !== 'driver') {
    const words = { order, amount: showMoney(paid.amount, paid.currency, null) };
    return notify(trx, services, { ...to, kind: kinds.paymentPerformed, words });
  }
  if (['finished', 'toPay', 'paid'].includes(status)) {
    return notify(trx, services, { ...to, kind: kinds.loadOrderFinished, words: { order } });
  }
  const words = { order, date: loadingDate ? showDay(loadingDate) : '' };
  return notify(trx, services, { ...to, kind: kinds.loadingDateEntry, words });
}

/** The platform's own company has no orders. */
async function notifyOfPartners(
  trx: Trx,
  services: Services,
  { companyId, userId }: ShownAccount,
): Promise<readonly Date[]> {
  const partners = await transportCompanies(trx, companyId);
  for (const { id: companyTransportationId, name: company } of partners) {
    const to = { companyId, userIds: [userId], permissions: [], data: { companyTransportationId } };
    await notify(trx, services, { ...to, kind: companyTransportationUpdate, words: { company } });
  }
  return partners.map(({ updatedAt }) => updatedAt);
}
