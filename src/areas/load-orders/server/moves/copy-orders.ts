import { ASSIGN_TRUCKER } from '#areas/load-orders/contract/order.permissions.ts';
import type { cloneOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { lockOperation } from '#areas/operations/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { assignVehicle } from '../assign/assign-vehicle.ts';
import { lockFleet } from '../assign/candidate.repository.ts';
import { findOrder, lockOrder, type OrderRecord } from '../order.repository.ts';
import { detailsOf } from '../order-details-of.ts';
import { stopsOf } from '../order-stop.repository.ts';
import { insertParsedOrders, type ParsedOrder } from '../parsed-order.ts';
import { lockAllAccessible, readAccessible, requireAction } from './order-access.ts';
import { changedDates, refuseOddDates } from './order-dates.ts';
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
  return store(context, copies);
}

/** Each operation once, in one order for everybody. */
function operationsOf(orders: readonly OrderRecord[]): string[] {
  return [...new Set(orders.map(({ operation_id }) => operation_id))].sort();
}

/** Copies with other dates; a truck drives one trip at a time, so that only the first copy is given it. */
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
  const details = { ...copy.details, ...changedDates(dates) };
  refuseOddDates(details);
  const made = await store(
    context,
    Array.from({ length: numLoadingOrders }, () => ({ ...copy, details })),
  );
  const [first] = made.loadingOrders;
  if (!assignment || !first) return made;
  const given = await assignVehicle(context, await lockOrder(trx, first._id), assignment);
  return { loadingOrders: [presentOrderState(given.order), ...made.loadingOrders.slice(1)] };
}

/** As the form would make it again: nothing of its life comes along. */
async function copyOf(trx: Trx, order: OrderRecord): Promise<ParsedOrder> {
  return {
    operationId: order.operation_id,
    kind: order.kind,
    mode: order.mode,
    details: detailsOf(order),
    clientCompanyId: order.client_company_id,
    stops: (await stopsOf(trx, order)).map(stopDetailsOf),
  };
}

async function store({ trx, actor }: Context, copies: readonly ParsedOrder[]) {
  const made = await insertParsedOrders(trx, { companyId: companyOf(actor), userId: actor.userId }, copies);
  const states = [];
  for (const { id } of made) states.push(presentOrderState(await findOrder(trx, id)));
  return { loadingOrders: states };
}
