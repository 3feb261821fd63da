import { type RowOutcome as ImportOutcome, outcomeOf, refusedAt } from '#areas/imports/server/index.ts';
import type { OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import { allowedByState } from '#areas/load-orders/contract/order-moves.ts';
import type { StopInput } from '#areas/load-orders/contract/order-stop.shapes.ts';
import { summaryOfStops } from '#areas/load-orders/rules/multipoint.ts';
import { MAX_STOPS } from '#areas/load-orders/rules/order-limits.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { assignAutomatically } from '../assign/assign-automatically.ts';
import { createOrders, idsOf } from '../create-orders.ts';
import { stopDetailsOf } from '../moves/stop-details.ts';
import { blankForm, type OrderPlan } from '../new-operation.ts';
import { findOrder, type OrderRecord } from '../order.repository.ts';
import type { OrderValues } from '../order-columns.ts';
import { type StopRecord, stopsOf } from '../order-stop.repository.ts';
import { replaceStops, stopOf } from '../order-stop.service.ts';
import { readOrderForm } from '../read-order-form.ts';
import { findKnownOrders } from './known-order.repository.ts';

type Context = RequestContext<Actor>;

/** One delivery of a trip; lines with the same order code belong to one trip. */
export interface ImportedDelivery {
  readonly orderCode: string;
  readonly deliveryCode: string;
  readonly pickup: Place;
  readonly delivery: StopInput;
  /** The fields of a new trip besides its stops, taken from the first line that has them. */
  readonly form: OrderForm;
}

const NEW_OPERATION: OrderPlan = { kind: 'normal', operation: null };

interface Trip {
  readonly lines: readonly ImportedDelivery[];
  readonly known: readonly OrderRecord[];
  readonly stops: readonly StopRecord[];
}

export async function judgeDeliveries(context: Context, lines: readonly ImportedDelivery[]): Promise<ImportOutcome[]> {
  const outcomes = new Map<ImportedDelivery, ImportOutcome>();
  for (const trip of await tripsOf(context, lines)) {
    const outcome = trip.known.length > 0 ? undefined : await outcomeOf('insert', () => readTrip(context, trip));
    for (const line of trip.lines) outcomes.set(line, outcome ?? outcomeInKnown(trip, line));
  }
  return lines.map((line) => outcomes.get(line)!);
}

/** Pending deliveries may be corrected, and others added, while the trip can still be updated. */
function outcomeInKnown(
  { known: [order, another], stops, lines }: Trip,
  { deliveryCode }: ImportedDelivery,
): ImportOutcome {
  if (another || !order || !allowedByState('update', order.status)) return refusedAt('orderCode', 'alreadyRegistered');
  if (stops.length + lines.length > MAX_STOPS) return refusedAt('orderCode', 'notAllowed');
  const stop = stops.find((one) => one.delivery_code === deliveryCode);
  if (!stop) return 'insert';
  return stop.status === 'pending' ? 'update' : refusedAt('deliveryCode', 'alreadyRegistered');
}

export async function importDeliveries(context: Context, lines: readonly ImportedDelivery[]): Promise<void> {
  for (const trip of await tripsOf(context, lines)) {
    const [order] = trip.known;
    if (order) await addTo(context, order, trip);
    else await make(context, trip);
  }
}

async function addTo(context: Context, order: OrderRecord, { lines, stops }: Trip): Promise<void> {
  const said = new Map(lines.map((line) => [line.deliveryCode, line.delivery]));
  const current = stops.map((stop) => {
    const delivery = stop.status === 'pending' ? said.get(stop.delivery_code ?? '') : undefined;
    if (delivery) said.delete(stop.delivery_code ?? '');
    return { _id: stop.id, ...(delivery ?? (stopDetailsOf(stop) as StopInput)) };
  });
  await replaceStops(context, order.id, { version: order.version, stops: [...current, ...said.values()] });
}

async function make(context: Context, trip: Trip): Promise<void> {
  const orders = [{ values: await readTrip(context, trip), stops: await wayOf(context, trip) }];
  const made = await createOrders(context, { plan: NEW_OPERATION, kind: 'multipoint', mode: 'uploader' }, orders);
  await assignAutomatically(context, idsOf(made));
}

async function readTrip(context: Context, trip: Trip): Promise<OrderValues> {
  const summary = summaryOfStops(await wayOf(context, trip));
  const form = { ...trip.lines[0]!.form, ...summary };
  return readOrderForm(context, form, blankForm(NEW_OPERATION, summary));
}

function wayOf({ trx }: Context, { lines }: Trip) {
  const { orderCode, pickup } = lines[0]!;
  const deliveries = lines.map(({ delivery }) => stopOf(trx, delivery));
  return Promise.all([stopOf(trx, { action: 'pickup', place: pickup, orderCode }), ...deliveries]);
}

async function tripsOf({ trx, actor }: Context, lines: readonly ImportedDelivery[]): Promise<Trip[]> {
  const codes = [...new Set(lines.map(({ orderCode }) => orderCode))];
  const known = await findKnownOrders(trx, companyOf(actor), 'multipoint', {
    assignmentNumbers: [],
    orderCodes: codes,
  });
  const trips: Trip[] = [];
  for (const code of codes) {
    const found: OrderRecord[] = [];
    for (const { id } of known.filter(({ orderCodes }) => orderCodes.includes(code)).slice(0, 2))
      found.push(await findOrder(trx, id));
    const [order] = found;
    trips.push({
      lines: lines.filter(({ orderCode }) => orderCode === code),
      known: found,
      stops: order ? await stopsOf(trx, order) : [],
    });
  }
  return trips;
}
