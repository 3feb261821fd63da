import { forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import {
  asSeenBy,
  findCandidates,
  findOrder,
  presentReasons,
  readAccessible,
  reasonsOf,
  wantedTypeOf,
} from '#areas/load-orders/server/index.ts';
import { NEAREST_TRUCKS } from '#areas/tracking/contract/live.calls.ts';
import type { LiveTruck } from '#areas/tracking/contract/live.shapes.ts';
import { type Viewer, viewerOf } from '#areas/tracking/contract/live-viewer.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import { requestErrors } from '#kernel/errors.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { noteMapViews } from '../privacy/map-view.repository.ts';
import { noteViews } from '../privacy/position-view.repository.ts';
import { etaOfOrder, type OrderEta } from './eta.service.ts';
import { type LatestPosition, latestOf } from './latest-position.repository.ts';
import { type TruckFacts, trucksOf } from './live-truck.repository.ts';
import { drivesForCompany } from './live-viewer.repository.ts';
import { permittedOf, placeTruck, reported } from './place-truck.ts';
import { describeTruck, sightOf, trackersOf } from './present-truck.ts';
import { trailsOf } from './trail.repository.ts';

type Context = RequestContext<Actor>;

interface Seen {
  readonly facts: TruckFacts;
  readonly sight: 'trip' | 'fleet';
  readonly truck: LiveTruck;
}

export async function viewerOfActor({ trx, actor }: Pick<Context, 'trx' | 'actor'>): Promise<Viewer> {
  return viewerOf({ userId: actor.userId, permissions: actor.permissions, drives: await drivesForCompany(trx) });
}

/** What the stream would show now, of all trucks or of some. */
export async function seenTrucks(context: Context, only?: readonly string[]): Promise<readonly Seen[]> {
  const { trx, actor, now } = context;
  const viewer = await viewerOfActor(context);
  const companyId = companyOf(actor);
  const read = await withPlatformScope(trx, async () => {
    const trucks = await trucksOf(trx, companyId, only);
    return { trucks, latest: await latestOf(trx, trucks.flatMap(trackersOf)) };
  });
  const positions = new Map(read.latest.map((position): [string, LatestPosition] => [position.trackerId, position]));
  return read.trucks.flatMap((facts) => {
    const sight = sightOf(viewer, facts);
    if (!sight) return [];
    const { place } = placeTruck(facts, reported(facts, positions), permittedOf(facts, sight), now.getTime());
    return [{ facts, sight, truck: { ...place, ...describeTruck(facts, sight, viewer) } }];
  });
}

/** Having the map open is noted for the drivers on it. */
export async function listTrucks(context: Context) {
  const { trx, actor, now } = context;
  const viewer = await viewerOfActor(context);
  await noteMapViews(trx, [{ companyId: companyOf(actor), userId: actor.userId, viewer }], now);
  return { trucks: (await seenTrucks(context)).map(({ truck }) => truck) };
}

/** Looking at one truck is noted for its driver. */
export async function lookAtTruck(context: Context, vehicleId: string) {
  const { trx, now } = context;
  const [seen] = await seenTrucks(context, [vehicleId]);
  if (!seen) throw requestErrors.notFound();
  await noteTrips(context, [seen]);
  const { truck } = seen;
  const { order } = truck;
  if (!order) return { truck, eta: null, nextCheckpoint: null };
  const at = positionOf(truck);
  const eta = at && (await etaOfOrder(trx, await findOrder(trx, order.id), { at, now }));
  return {
    truck,
    eta: eta && presentEta(eta),
    nextCheckpoint: eta?.next ? { name: eta.next.name, type: eta.next.type, km: kilometres(eta.next.meters) } : null,
  };
}

/** Whose driver is seen: of the own fleet also where the reader may not know the order. */
async function noteTrips({ trx, actor, now }: Context, seen: readonly Seen[]): Promise<void> {
  const orderIds = seen.flatMap(({ facts: { order } }) => order?.id ?? []);
  await noteViews(trx, { orderIds, way: 'live', now, viewerCompanyId: companyOf(actor), userId: actor.userId });
}

const kilometres = (meters: number) => Math.round(meters / 100) / 10;

export const presentEta = ({ at, from, to, source, remainingMeters }: OrderEta) => ({
  at: at.toISOString(),
  from: from.toISOString(),
  to: to.toISOString(),
  source,
  remainingKm: kilometres(remainingMeters),
});

const positionOf = ({ lat, lng }: LiveTruck): Position | null => (lat === null || lng === null ? null : { lat, lng });

export async function readTrailsOf(context: Context, vehicleIds: readonly string[]) {
  const seen = vehicleIds.length === 0 ? [] : await seenTrucks(context, vehicleIds);
  const wanted = seen.flatMap(({ facts, sight }) => trailOf(facts, sight));
  const trails = await withPlatformScope(context.trx, () => trailsOf(context.trx, wanted));
  await noteTrips(
    context,
    seen.filter(({ facts }) => trails.has(facts.id)),
  );
  return { trails: [...trails].map(([id, path]) => ({ id, line: encodeLine(path, 5) })) };
}

/** By the device where the truck has one, or else by a phone, linked to the truck or the driver, while it is shared. */
function trailOf({ id: vehicleId, own, device, phoneDevice, order }: TruckFacts, sight: 'trip' | 'fleet') {
  const trip = sight === 'trip' ? order : null;
  const from = own || !trip ? new Date(0) : trip.assignedAt;
  if (device && device.kind !== 'phone') return [{ vehicleId, trackerId: device.id, from }];
  if (!trip?.sharingSince) return [];
  return [{ vehicleId, trackerId: device?.id ?? phoneDevice?.id ?? trip.id, from: trip.sharingSince }];
}

interface Wanted extends Position {
  readonly loadingOrderId?: string | undefined;
}

/** The nearest trucks that have no order, judged as for an assignment: to the named order, or to any. */
export async function nearestFreeTrucks(context: Context, { loadingOrderId, ...to }: Wanted) {
  const { trx, actor } = context;
  const order = loadingOrderId === undefined ? null : (await readAccessible(context, loadingOrderId)).order;
  const near = (await seenTrucks(context))
    .flatMap(({ truck }) => {
      const at = truck.free ? positionOf(truck) : null;
      return at ? [{ truck, meters: distanceMeters(at, to) }] : [];
    })
    .sort((one, other) => one.meters - other.meters)
    .slice(0, NEAREST_TRUCKS);
  const wanted = near.map(({ truck }) => ({ truckId: truck.id, driverId: null }));
  const candidates = await findCandidates(trx, companyOf(actor), wanted);
  const wantedType = await wantedTypeOf(trx, order?.vehicle_type ?? null);
  const byId = new Map(candidates.map((candidate) => [candidate.truckId, asSeenBy(actor, candidate)]));
  return {
    trucks: near.map(({ truck, meters }) => {
      const candidate = byId.get(truck.id);
      const reasons = candidate ? reasonsOf(candidate, wantedType, meters / 1000) : [];
      return {
        truck,
        km: kilometres(meters),
        reasons: candidate ? presentReasons(reasons, candidate) : [],
        assignable: !reasons.some(forbids),
      };
    }),
  };
}
