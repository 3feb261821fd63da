import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { mayMove } from '#areas/load-orders/contract/order-moves.ts';
import type { markStop, saveStops } from '#areas/load-orders/contract/order-part.calls.ts';
import type { StopInput, StopStatusInput } from '#areas/load-orders/contract/order-stop.shapes.ts';
import {
  mayBecome,
  quantityDone,
  type StopDetails,
  stopProblems,
  summaryOfStops,
} from '#areas/load-orders/rules/multipoint.ts';
import type { StopStatus } from '#areas/load-orders/rules/order-limits.ts';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import { warehouseProblems } from '#areas/operations/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { withCityPosition } from '#platform/places/place-position.ts';
import { moverOf } from './moves/move-order.ts';
import { type AccessibleOrder, lockAccessible, lockFor, wrongStatus } from './moves/order-access.ts';
import { startTrip } from './moves/start-trip.ts';
import { stopDetailsOf } from './moves/stop-details.ts';
import { type OrderRecord, updateOrder } from './order.repository.ts';
import { viewOf } from './order.service.ts';
import { auditOrder } from './order-audit.ts';
import { insertEvents } from './order-event.repository.ts';
import { deleteStops, insertStops, type StopRecord, stopsOf, stopValues, updateStop } from './order-stop.repository.ts';

type Context = RequestContext<Actor>;
type Reply = Promise<{ loadingOrder: OrderView }>;

/** A complete stop from a form. */
export async function stopOf(trx: Trx, input: StopInput): Promise<StopDetails> {
  const { action } = input;
  const place = await withCityPosition(trx, input.place);
  const { customer = null, contactName = null, contactPhone = null, orderCode = null, deliveryCode = null } = input;
  const { plannedAt = null, quantity = null, quantityUnit = null } = input;
  const contact = { customer, contactName, contactPhone };
  return { action, place, ...contact, orderCode, deliveryCode, plannedAt, quantity, quantityUnit };
}

/** The stops whose warehouse the company does not have; `before` are the stored ones. */
export function stopWarehouses(
  context: Context,
  stops: readonly Pick<StopDetails, 'place'>[],
  before: readonly Pick<StopDetails, 'place'>[] = [],
) {
  const places = Object.fromEntries(stops.map(({ place }, at) => [`stops.${at}.place`, place]));
  return warehouseProblems(
    context,
    places,
    before.map(({ place }) => place),
  );
}

const isDone = ({ status }: StopRecord) => status !== 'pending';

/** Completed stops stay as they are; the others become what the list contains, in its order. */
export async function replaceStops(
  context: Context,
  id: string,
  { version, stops }: ParsedInput<typeof saveStops>['body'],
): Reply {
  const { trx } = context;
  const found = await lockFor(context, id, 'update');
  const { order } = found;
  if (order.kind !== 'multipoint') throw requestErrors.notFound();
  if (order.version !== version) throw requestErrors.staleVersion();
  const stored = new Map((await stopsOf(trx, order)).map((stop) => [stop.id, stop]));
  const wanted = await Promise.all(
    stops.map(async ({ _id, ...input }) => {
      const stays = _id === undefined ? undefined : stored.get(_id);
      return { _id, stays, stop: stays && isDone(stays) ? stopDetailsOf(stays) : await stopOf(trx, input) };
    }),
  );
  const before = [...stored.values()];
  const warehouses = await stopWarehouses(
    context,
    wanted.map(({ stop }) => stop),
    before.map(stopDetailsOf),
  );
  refuseStops(wanted, before, warehouses);
  const kept = new Set(wanted.flatMap(({ stays }) => stays?.id ?? []));
  await deleteStops(
    trx,
    order.company_id,
    [...stored.keys()].filter((one) => !kept.has(one)),
  );
  for (const [position, { stays, stop }] of wanted.entries()) {
    if (stays) await updateStop(trx, stays, isDone(stays) ? { position } : { position, ...stopValues(stop) });
    else await insertStops(trx, order.company_id, [{ orderId: order.id, position, stop }]);
  }
  const way = wanted.map(({ stop }) => stop);
  await writeWay(context, order, way, before.map(stopDetailsOf));
  return viewOf(context, id);
}

interface WantedStop {
  readonly _id: string | undefined;
  readonly stays: StopRecord | undefined;
  readonly stop: StopDetails;
}

function refuseStops(
  wanted: readonly WantedStop[],
  stored: readonly StopRecord[],
  warehouses: Readonly<Record<string, FieldProblem>>,
): void {
  const fields = { ...stopProblems(wanted.map(({ stop }) => stop)), ...warehouses };
  const seen = new Set<string>();
  wanted.forEach(({ _id, stays }, index) => {
    if (_id !== undefined && (!stays || seen.has(_id))) fields[`stops.${index}._id`] = { code: 'choice' };
    if (_id !== undefined) seen.add(_id);
  });
  if (stored.some((stop) => isDone(stop) && !seen.has(stop.id))) fields.stops = { code: 'notAllowed' };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
}

/** Updates what the order takes from its stops: origin, destination and delivery codes. */
async function writeWay(
  context: Context,
  order: OrderRecord,
  way: readonly StopDetails[],
  before: readonly StopDetails[],
): Promise<void> {
  const { origin, destination, orderCodes, deliveryCodes } = summaryOfStops(way);
  await updateOrder(context.trx, order, {
    origin,
    destination,
    delivery_codes: deliveryCodes,
    ...(orderCodes.length > 0 ? { order_codes: orderCodes } : {}),
  });
  await insertEvents(context.trx, [
    {
      companyId: order.company_id,
      orderId: order.id,
      type: 'stopsChanged',
      userId: context.actor.userId,
      details: { count: way.length },
    },
  ]);
  await auditOrder(context, 'saveStops', order, { before: { stops: before }, after: { stops: way } });
}

/** People who write orders of the kind and the driver of the order may record the outcome of a stop. */
function requireMarking({ actor }: Context, { order, side }: AccessibleOrder): void {
  const may = side === 'driver' || (side !== 'client' && holds(actor.permissions, ORDER_RIGHTS[order.kind].write));
  if (!may) throw requestErrors.forbidden();
  if (!isOpen(order.status)) throw wrongStatus(order);
}

export async function updateStopStatus(
  context: Context,
  { id, stopId }: ParsedInput<typeof markStop>['params'],
  sent: StopStatusInput,
): Reply {
  const { trx, actor, now } = context;
  const found = await lockAccessible(context, id);
  const { order } = found;
  requireMarking(context, found);
  const stop = (await stopsOf(trx, order)).find((one) => one.id === stopId);
  if (!stop) throw requestErrors.notFound();
  if (!mayBecome(stop.action, sent.status)) throw requestErrors.invalid({ fields: { status: { code: 'choice' } } });
  const done = sent.status !== 'pending';
  const went = {
    status: sent.status,
    quantity_done: quantity(sent.quantityDone === undefined ? amountOf(stop, sent.status) : sent.quantityDone),
    note: sent.note === undefined ? stop.note : sent.note,
  };
  await updateStop(trx, stop, {
    ...went,
    arrived_at: done ? (stop.arrived_at ?? now) : null,
    done_at: done ? now : null,
    done_by: done ? actor.userId : null,
  });
  await moveAlong(context, order, stop, sent);
  await auditOrder(context, 'markStop', order, { before: wentOf(stop), after: wentOf({ ...stop, ...went }) });
  return viewOf(context, id);
}

/** The outcome of a stop for the audit, under its position among the stops. */
const wentOf = ({ position, status, quantity_done, note }: StopRecord) => ({
  stops: { [position]: { status, quantityDone: numberOf(quantity_done), note } },
});

const numberOf = (value: string | null) => (value === null ? null : Number(value));
const amountOf = (stop: StopRecord, status: StopStatus) =>
  quantityDone(status, { planned: numberOf(stop.quantity), known: numberOf(stop.quantity_done) });
const quantity = (value: number | null) => (value === null ? null : String(value));

/** The first completed stop starts the trip. */
async function moveAlong(context: Context, order: OrderRecord, stop: StopRecord, sent: StopStatusInput) {
  const { trx, actor } = context;
  const happened = { companyId: order.company_id, orderId: order.id, userId: actor.userId };
  if (mayMove(order.status, 'start') && sent.status !== 'pending') await startTrip(context, moverOf(context), order);
  const { position, action, city, delivery_code: deliveryCode } = stop;
  const details = { position, action, city, deliveryCode, status: sent.status };
  await insertEvents(trx, [{ ...happened, type: 'stopMarked', details }]);
}
