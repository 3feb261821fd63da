import { createRandom } from '#areas/companies/demo/random.ts';
import { DOCK_OPERATIONS, type DockOperation } from '#areas/fleet/rules/vehicle-category.ts';
import { createId } from '#kernel/ids.ts';
import { ORDER_STATUS } from '../../rules/order-status.ts';
import { stopValues } from '../../server/order-stop.repository.ts';
import type { DemoOrder } from '../demo-order.ts';
import { type Progress, stateOf } from '../order-state.ts';
import type { StoredDemoOrder } from '../stored-order.ts';
import { stepsOf } from '../trip-plan.ts';

/** Columns with their values, as JSON. */
export type PastRow = Readonly<Record<string, unknown>>;

/** An order of the past with its rows, which are written once and never changed. */
export interface PastOrder {
  readonly stored: StoredDemoOrder;
  readonly stops: readonly PastRow[];
}

/** The stops of a trip that has ended were driven at even distances: loaded in its first fifth, unloaded in its last third. */
export function pastOrder(order: DemoOrder, code: string, operationId: string): PastOrder {
  const id = createId();
  const random = createRandom(`stops ${code} ${order.values.origin.cityName}`);
  const { startedAt, finishedAt } = order.trip;
  const part = (share: number) =>
    startedAt && finishedAt
      ? new Date(startedAt.getTime() + share * (finishedAt.getTime() - startedAt.getTime())).toISOString()
      : null;
  const last = order.stops.length - 1;
  const stops = order.stops.map((stop, position) => {
    const isPickup = stop.action === 'pickup';
    const at = isPickup ? 0.2 : 0.7 + (0.3 * position) / last;
    return {
      ...{ id: createId(), order_id: id, position, ...stopValues(stop), place: stop.place },
      ...(finishedAt
        ? { ...outcomeOf(isPickup, stop.quantity ?? 0, random), done_at: part(at) }
        : { status: 'pending' }),
      arrived_at: part(isPickup ? 0 : at - 0.04),
    };
  });
  const shown = stops.map(({ id: stopId, action, city, customer }) => ({ id: stopId, action, city, customer }));
  return { stored: { ...order, id, code, operationId, stops: shown }, stops };
}

/** Few deliveries are made in part, and hardly any not at all. */
function outcomeOf(isPickup: boolean, quantity: number, random: ReturnType<typeof createRandom>) {
  if (isPickup) return { status: 'completed', quantity_done: quantity };
  if (random.chance(0.012)) return { status: 'totalReturn', quantity_done: 0 };
  if (quantity > 1 && random.chance(0.025)) return { status: 'partial', quantity_done: quantity - 1 };
  return { status: 'delivered', quantity_done: quantity };
}

/** All columns of the order as it ended. */
export function pastRow(order: StoredDemoOrder, progress: Progress, createdBy: string): PastRow {
  const { trip, values } = order;
  const statusAt = stepsOf(trip).at(-1)?.at ?? trip.createdAt;
  const operation = values.type_operation;
  return {
    ...values,
    ...stateOf(order, progress),
    ...weighed(order),
    operation_id: order.operationId,
    ...{ kind: order.kind, mode: 'normal', code: order.code, status: ORDER_STATUS[trip.status] },
    ...{ status_at: statusAt, created_at: trip.createdAt, updated_at: statusAt, created_by: createdBy, version: 1 },
    origin_city: values.origin.cityName,
    destination_city: values.destination.cityName,
    action: operation && DOCK_OPERATIONS[operation as DockOperation],
    properties: {},
  };
}

/** The weighbridges tell different stories: a little dust on most trips, and a real loss on a few. */
function weighed({ kind, code, values, trip }: StoredDemoOrder) {
  if (kind !== 'agro' || !trip.finishedAt || values.weight === null) return {};
  const random = createRandom(`scales ${code} ${values.weight} ${values.client_id}`);
  const loaded = Number((Number(values.weight) * (1.001 + random.int(9) / 1000)).toFixed(3));
  const lost = random.chance(0.06) ? 8 + random.int(9) : 0.4 + random.int(32) / 10;
  return { loaded_tn: loaded, delivered_tn: Number((loaded * (1 - lost / 1000)).toFixed(3)) };
}
