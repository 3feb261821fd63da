import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import { type OrderRecord, readAccessible } from '#areas/load-orders/server/index.ts';
import { seeOrder, seeOrdersNamed } from '#areas/positions/server/index.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { replayErrors } from '../../contract/replay.errors.ts';
import { SEE_MAP } from '../../contract/tracking.permissions.ts';
import { replaySpan } from '../../rules/replay/replay-span.ts';
import type { FixQuery } from './fix.repository.ts';
import { linkedDevices, ownTrucks, type TruckTrip, timeOfTrip, tripsOfTrucks } from './replay-subject.repository.ts';

type Context = RequestContext<Actor>;

export interface ReplayAsked {
  readonly orderId?: string | undefined;
  readonly truckIds?: readonly string[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One track that will be read, and whose it is. */
export interface AskedTrack extends FixQuery {
  readonly truckId: string | null;
  readonly orderId: string | null;
  readonly plate: string | null;
  readonly driver: string | null;
}

export interface ReplaySubject {
  readonly from: Date;
  readonly to: Date;
  readonly order: OrderRecord | null;
  readonly tracks: readonly AskedTrack[];
  /** Whose driver is seen. */
  readonly orderIds: readonly string[];
}

const DAY_MS = 86_400_000;

/** What is replayed, as far as the reader may see it. */
export async function replaySubject(context: Context, asked: ReplayAsked): Promise<ReplaySubject> {
  const { orderId, truckIds } = asked;
  if ((orderId === undefined) === (truckIds === undefined)) throw replayErrors.replayOfWhat();
  return orderId === undefined ? ofTrucks(context, asked, truckIds!) : ofOrder(context, asked, orderId);
}

function spanOf({ from, to }: ReplayAsked, known: { readonly from: Date; readonly to: Date }) {
  const span = replaySpan(from, to, known);
  if (!span) throw replayErrors.replaySpan({ fields: { from: { code: 'dateRange' } } });
  return span;
}

/** Of an order only what was reported on its own trip, whoever's the truck is. */
async function ofOrder(context: Context, asked: ReplayAsked, id: string): Promise<ReplaySubject> {
  const { trx, now } = context;
  const { order, side } = await readAccessible(context, id);
  // A client sees positions from the assignment to the delivery.
  if (side === 'client' && !isOpen(order.status)) throw replayErrors.replayDelivered();
  await seeOrder(trx, order.id);
  const span = spanOf(asked, (await timeOfTrip(trx, order.id)) ?? { from: now, to: now });
  const track = { truckId: order.truck_id, orderId: order.id, plate: order.plate, driver: order.driver_name };
  return {
    ...span,
    order,
    tracks: [{ ...span, ...track, devices: [], orderIds: [order.id] }],
    orderIds: [order.id],
  };
}

/** The devices of own trucks always; trucks of others only on the trips of orders that the reader may see. */
async function ofTrucks(context: Context, asked: ReplayAsked, ids: readonly string[]): Promise<ReplaySubject> {
  const { trx, actor, now } = context;
  requirePermission(actor, SEE_MAP);
  const { from, to } = spanOf(asked, { from: new Date(now.getTime() - DAY_MS), to: now });
  const own = new Map((await ownTrucks(trx, ids)).map((truck) => [truck.id, truck]));
  const driven = await tripsOfTrucks(trx, ids, from, to);
  const trips = driven.filter((trip) => maySee(actor, trip));
  const devices = await linkedDevices(trx, [...own.keys()], from, to);
  const seen = trips.map(({ order_id }) => order_id);
  await seeOrdersNamed(trx, seen);
  const tracks = ids.flatMap((truckId): AskedTrack[] => {
    const shown = trips.filter(({ truck_id }) => truck_id === truckId);
    const truck = own.get(truckId);
    if (!truck && shown.length === 0) return [];
    const drivers = [...new Set(shown.map(({ driver_name }) => driver_name).filter((name) => name !== null))];
    return [
      {
        ...{ from, to, truckId, orderId: null, plate: truck?.plate ?? shown[0]?.plate ?? null },
        driver: drivers.join(', ') || null,
        devices: devices
          .filter(({ truck_id }) => truck_id === truckId)
          .map(({ id, from_at, to_at }) => ({ id, from: from_at, to: to_at ?? to })),
        orderIds: shown.map(({ order_id }) => order_id),
      },
    ];
  });
  if (tracks.length < ids.length) throw replayErrors.noSuchTruck();
  // The device of an own truck shows its driver on every trip, also on those whose orders the reader may not see.
  const orderIds = driven
    .filter((trip) => own.has(trip.truck_id) || trips.includes(trip))
    .map(({ order_id }) => order_id);
  return { from, to, order: null, tracks, orderIds };
}

/** As the lists of orders show them; drivers without more rights do not see the map. */
function maySee(actor: Actor, trip: TruckTrip): boolean {
  const company = companyOf(actor);
  const { read, write, client } = ORDER_RIGHTS[trip.kind];
  const carries = trip.company_id === company || trip.carrier_company_id === company;
  if (carries && (holds(actor.permissions, read) || holds(actor.permissions, write))) return true;
  return trip.client_company_id === company && isOpen(trip.status) && holds(actor.permissions, client);
}
