import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { DRIVE_ORDERS, ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { allowedByRight, allowedByState, type OrderAction } from '#areas/load-orders/contract/order-moves.ts';
import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { accountOfDriver, isDriverOf } from '../assign/driver-account.repository.ts';
import { findOrder, lockOrder, lockVisible, type OrderRecord } from '../order.repository.ts';

export interface OrderReader {
  readonly trx: Trx;
  readonly actor: Actor;
}

export interface AccessibleOrder {
  readonly order: OrderRecord;
  readonly side: OrderSide;
}

/** An order with the actor's side of it; an order the actor may not see is reported as not found. */
export async function readAccessible(context: OrderReader, id: string): Promise<AccessibleOrder> {
  return withSide(context, await findOrder(context.trx, id));
}

/** The same where the actor may see it, otherwise null. */
export async function readIfAccessible(context: OrderReader, id: string): Promise<AccessibleOrder | null> {
  const order = await findOrder(context.trx, id);
  const side = await sideOf(context, order);
  return side ? { order, side } : null;
}

/** The same as the first, locked until the end of the transaction. */
export async function lockAccessible(context: OrderReader, id: string): Promise<AccessibleOrder> {
  return withSide(context, await lockOrder(context.trx, id));
}

/** Those of the orders that the actor may see, locked in the order of their ids. */
export async function lockVisibleOrders(
  context: OrderReader,
  ids: readonly string[],
): Promise<Map<string, AccessibleOrder>> {
  const seen = new Map<string, AccessibleOrder>();
  for (const order of await lockVisible(context.trx, ids)) {
    const side = await sideOf(context, order);
    if (side) seen.set(order.id, { order, side });
  }
  return seen;
}

/** All of them; if one is missing the whole request is not found. */
export async function lockAllAccessible(
  context: OrderReader,
  ids: readonly string[],
): Promise<Map<string, AccessibleOrder>> {
  const seen = await lockVisibleOrders(context, ids);
  if (ids.some((id) => !seen.has(id))) throw orderErrors.notFound();
  return seen;
}

async function withSide(context: OrderReader, order: OrderRecord): Promise<AccessibleOrder> {
  const side = await sideOf(context, order);
  if (!side) throw orderErrors.notFound();
  return { order, side };
}

type Seen = Pick<OrderRecord, 'kind' | 'company_id' | 'carrier_company_id' | 'client_company_id'>;

interface Driving {
  /** Of the driver of the order. */
  readonly driverAccount: string | null;
  /** Whether the actor is a driver of their company at all. */
  readonly readerDrives: boolean;
}

async function sideOf({ trx, actor }: OrderReader, order: OrderRecord): Promise<OrderSide | undefined> {
  if (!dependsOnDriving(actor, order)) return sideFor(actor, order, { driverAccount: null, readerDrives: false });
  const driverAccount = await accountOfDriver(trx, order);
  const readerDrives = driverAccount === actor.userId || (await isDriverOf(trx, companyOf(actor), actor.userId));
  return sideFor(actor, order, { driverAccount, readerDrives });
}

function carriesFor(actor: Actor, order: Seen): 'own' | 'carrier' | undefined {
  const companyId = companyOf(actor);
  return order.company_id === companyId ? 'own' : order.carrier_company_id === companyId ? 'carrier' : undefined;
}

function dependsOnDriving(actor: Actor, order: Seen): boolean {
  const { permissions } = actor;
  const mayWrite = holds(permissions, ORDER_RIGHTS[order.kind].write);
  return carriesFor(actor, order) !== undefined && !mayWrite && holds(permissions, DRIVE_ORDERS);
}

/** Drivers see the orders they drive, of every kind; without write permission they see no others of the company. */
export function sideFor(actor: Actor, order: Seen, { driverAccount, readerDrives }: Driving): OrderSide | undefined {
  const { permissions } = actor;
  const rights = ORDER_RIGHTS[order.kind];
  const carries = carriesFor(actor, order);
  if (carries && holds(permissions, rights.write)) return carries;
  if (dependsOnDriving(actor, order)) {
    if (driverAccount === actor.userId) return 'driver';
    if (holds(permissions, rights.read) && !readerDrives) return carries;
  }
  return order.client_company_id === companyOf(actor) && holds(permissions, rights.client) ? 'client' : undefined;
}

/** Locks the order for an action, after checking permission and status. */
export async function lockFor(context: OrderReader, id: string, action: OrderAction): Promise<AccessibleOrder> {
  const found = await lockAccessible(context, id);
  requireAction(context.actor, found, action);
  return found;
}

export function requireAction(actor: Actor, { order, side }: AccessibleOrder, action: OrderAction): void {
  const { kind, status } = order;
  if (!allowedByRight(action, { kind, status, side }, actor.permissions)) throw requestErrors.forbidden();
  if (!allowedByState(action, status)) throw wrongStatus(order);
}

export function wrongStatus({ code, status }: Pick<OrderRecord, 'code' | 'status'>) {
  return orderErrors.wrongStatus({ params: { order: code, status: statusName(status) } });
}
