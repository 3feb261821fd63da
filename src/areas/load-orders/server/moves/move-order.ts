import { mayMove, moveNamed, type OrderMove } from '#areas/load-orders/contract/order-moves.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { accountOfDriver } from '../assign/driver-account.repository.ts';
import { orderAssigned, orderFinished, orderPaid } from '../order.events.ts';
import { type ChangedOrder, findOrder, type OrderRecord, updateOrder } from '../order.repository.ts';
import { insertEvents } from '../order-event.repository.ts';
import { clientContact, emitWithdrawn, orderSummary } from '../order-summary.ts';
import { wrongStatus } from './order-access.ts';

/** Who moves an order: a user, or a person with a public link who is known only by name. */
export interface Mover {
  readonly trx: Trx;
  readonly now: Date;
  /** The company they act in; notifications name it as the sender. */
  readonly companyId: string;
  readonly userId: string | null;
  readonly byName?: string | null;
}

export function moverOf({ trx, now, actor }: Pick<RequestContext<Actor>, 'trx' | 'now' | 'actor'>): Mover {
  return { trx, now, companyId: companyOf(actor), userId: actor.userId };
}

export interface MoveOptions {
  /** When it happened; now by default. */
  readonly at?: Date;
  readonly reason?: string | null;
  /** Details for the timeline entry. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Columns written together with the move. */
  readonly values?: ChangedOrder;
  /** The trip ended with its last task, not by hand. */
  readonly byTask?: boolean;
  /** One of many moved together: the own company gets one notification for all of them. */
  readonly amongMany?: boolean;
  /** The amount paid, as people read it. */
  readonly amount?: string;
}

/** Runs one of the moves of ORDER_MOVES on a locked order; the caller has checked the permission. */
export async function moveOrder(
  mover: Mover,
  order: OrderRecord,
  move: OrderMove,
  options: MoveOptions = {},
): Promise<OrderRecord> {
  const [moved] = await moveOrders(mover, [order], move, () => options);
  return moved!;
}

/** The same move for many orders; their timeline entries are written in one statement. */
export async function moveOrders(
  mover: Mover,
  orders: readonly OrderRecord[],
  move: OrderMove,
  optionsOf: (order: OrderRecord) => MoveOptions,
): Promise<OrderRecord[]> {
  const { to, event } = moveNamed(move);
  const { trx, userId, byName = null } = mover;
  for (const order of orders) {
    if (!mayMove(order.status, move)) throw wrongStatus(order);
    await writeColumns(mover, order, move, optionsOf(order));
  }
  await insertEvents(
    trx,
    orders.map((order) => {
      const { reason = null, details = {} } = optionsOf(order);
      const about = { companyId: order.company_id, orderId: order.id, userId, byName };
      return { ...about, type: event, status: ORDER_STATUS[to], reason, details };
    }),
  );
  const moved: OrderRecord[] = [];
  for (const before of orders) {
    const after = await findOrder(trx, before.id);
    await emitMove(mover, move, { before, after }, optionsOf(before));
    moved.push(after);
  }
  return moved;
}

const isEnding = (order: OrderRecord, move: OrderMove) =>
  moveNamed(move).endsTrip === true && order.status === ORDER_STATUS.inProgress;

async function writeColumns(
  { trx, now }: Mover,
  order: OrderRecord,
  move: OrderMove,
  { at = now, values }: MoveOptions,
) {
  const { stamps } = moveNamed(move);
  const columns = {
    ...(stamps ? { [stamps]: at } : {}),
    ...(isEnding(order, move) ? { finished_at: at } : {}),
    ...values,
  };
  if (Object.keys(columns).length > 0) await updateOrder(trx, order, columns);
}

interface Moved {
  readonly before: OrderRecord;
  readonly after: OrderRecord;
}

/** Those who lose the order are found in its state before the move, those who get it in its state after. */
async function emitMove(mover: Mover, move: OrderMove, { before, after }: Moved, options: MoveOptions): Promise<void> {
  const { trx, companyId, userId: actorId } = mover;
  const { emits, event } = moveNamed(move);
  const { reason = null, amongMany = false, amount = '', byTask = false } = options;
  const origin = { companyId, actorId };
  if (isEnding(before, move)) {
    const payload = { order: await orderSummary(trx, before), client: clientContact(before), byHand: !byTask };
    await emit(trx, orderFinished, origin, payload);
  }
  if (emits === 'assigned') {
    const { fleet_company_id: fleetCompanyId } = before;
    const former = fleetCompanyId ? { fleetCompanyId, driverUserId: await accountOfDriver(trx, before) } : null;
    const payload = { order: await orderSummary(trx, after), client: clientContact(after), before: former };
    await emit(trx, orderAssigned, origin, payload);
  }
  if (emits === 'withdrawn') {
    await emitWithdrawn(trx, origin, before, { what: event as 'unassigned' | 'cancelled', reason, amongMany });
  }
  if (emits === 'paid')
    await emit(trx, orderPaid, origin, { order: await orderSummary(trx, before), amount, amongMany });
}
