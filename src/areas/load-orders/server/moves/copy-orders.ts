import { ASSIGN_TRUCKER } from '#areas/load-orders/contract/order.permissions.ts';
import type { cloneOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { lockOperation } from '#areas/operations/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { assignAutomatically } from '../assign/assign-automatically.ts';
import { assignVehicle } from '../assign/assign-vehicle.ts';
import { lockFleet } from '../assign/candidate.repository.ts';
import { findOrder, lockOrder, type OrderRecord } from '../order.repository.ts';
import { columnsOf, valuesOf } from '../order-columns.ts';
import { stopsOf } from '../order-stop.repository.ts';
import { insertParsedOrders, type ParsedOrder } from '../parsed-order.ts';
import { recordCreated } from '../record-created.ts';
import { refuseDates } from './edit-order.ts';
import { lockAllAccessible, readAccessible, requireAction } from './order-access.ts';
import { presentOrderState } from './order-state.presenter.ts';
import { stopDetailsOf } from './stop-details.ts';

type Context = RequestContext<Actor>;

export async function duplicate(context: Context, ids: readonly string[]) {
  const { trx, actor } = context;
  const visible = [...(await lockAllAccessible(context, ids)).values()];
  for (const found of visible) requireAction(actor, found, 'clone');
  for (const operationId of operationsOf(visible.map(({ order }) => order))) await lockOperation(trx, operationId);
  const copies: ParsedOrder[] = [];
  for (const { order } of visible) copies.push(await copyOf(trx, order));
  const made = await store(context, copies);
  await assignAutomatically(context, made);
  return presentAll(trx, made);
}

/** Each operation once, always in the same order to avoid deadlocks. */
function operationsOf(orders: readonly OrderRecord[]): string[] {
  return [...new Set(orders.map(({ operation_id }) => operation_id))].sort();
}

/** Copies with other dates; a truck drives one trip at a time, so only the first copy gets it. */
export async function clone(
  context: Context,
  { loadingOrderId, numLoadingOrders, dates = {}, assignment }: ParsedInput<typeof cloneOrder>['body'],
) {
  const { trx, actor } = context;
  const found = await readAccessible(context, loadingOrderId);
  requireAction(actor, found, 'clone');
  if (assignment) {
    requirePermission(actor, ASSIGN_TRUCKER);
    const { transportUnitId: truckId, truckerId: driverId = null } = assignment;
    await lockFleet(trx, companyOf(actor), [{ truckId, driverId }]);
  }
  await lockOperation(trx, found.order.operation_id);
  const copy = await copyOf(trx, found.order);
  const values = { ...copy.values, ...columnsOf({ dates }) };
  refuseDates(values);
  const ids = await store(
    context,
    Array.from({ length: numLoadingOrders }, () => ({ ...copy, values })),
  );
  const [first, ...others] = ids;
  if (assignment && first) await assignVehicle(context, await lockOrder(trx, first), assignment);
  await assignAutomatically(context, assignment ? others : ids);
  return presentAll(trx, ids);
}

/** The values the form would send to create it again, without status, truck or history. */
async function copyOf(trx: Trx, order: OrderRecord): Promise<ParsedOrder> {
  return {
    operationId: order.operation_id,
    kind: order.kind,
    mode: order.mode,
    values: valuesOf(order),
    stops: (await stopsOf(trx, order)).map(stopDetailsOf),
  };
}

async function store(context: Context, copies: readonly ParsedOrder[]): Promise<string[]> {
  const { trx, actor } = context;
  const made = await insertParsedOrders(trx, { companyId: companyOf(actor), userId: actor.userId }, copies);
  await recordCreated(context, made);
  return made.map(({ id }) => id);
}

async function presentAll(trx: Trx, ids: readonly string[]) {
  const states = [];
  for (const id of ids) states.push(presentOrderState(await findOrder(trx, id)));
  return { loadingOrders: states };
}
