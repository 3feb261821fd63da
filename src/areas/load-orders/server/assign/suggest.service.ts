import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { Suggestion, suggestAssignments } from '#areas/load-orders/contract/order-assign.calls.ts';
import { type AssignmentReason, forbids, takesOtherDriver } from '#areas/load-orders/rules/assignment-reason.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type CityIndex, cityIndex } from '#platform/places/city-index.ts';
import { readAccessible } from '../moves/order-access.ts';
import { type CandidateRecord, findFleet, type LocatedCandidate, type Whereabouts } from './candidate.repository.ts';
import { asSeenBy, reasonsOf } from './judge-candidate.ts';
import { carrierOf } from './truck-owner.ts';

type Context = RequestContext<Actor>;
type Query = ParsedInput<typeof suggestAssignments>['query'];

/** The largest fleet that is read as a whole; larger ones are searched by plate or name. */
const FLEET_MOST = 3000;

interface Weighed {
  readonly candidate: LocatedCandidate;
  readonly distanceKm: number | null;
  readonly reasons: readonly AssignmentReason[];
}

/** Suitable trucks by distance, then by the driver's rating; unsuitable ones by the severity of their reasons. */
export async function suggest(context: Context, id: string, { suitable, search, page, size }: Query) {
  const { trx, actor } = context;
  const { order } = await readAccessible(context, id);
  const companyId = companyOf(actor);
  if (carrierOf(order) !== companyId) throw orderErrors.carrierAssigns();
  const cities = await cityIndex();
  const origin = positionOf(order.origin as unknown as Place, cities);
  const fleet = await findFleet(trx, companyId, { search: search || undefined, most: FLEET_MOST });
  const weighed = fleet.map((found): Weighed => {
    const candidate = asSeenBy(actor, found);
    const distanceKm = distanceTo(origin, candidate.whereabouts, cities);
    return { candidate, distanceKm, reasons: reasonsOf(candidate, order.vehicle_type, distanceKm) };
  });
  const wanted = weighed.filter(({ reasons }) => (reasons.length === 0) === (suitable === 'true')).sort(byWorth);
  return {
    suggestions: wanted.slice((page - 1) * size, page * size).map((one) => present(context, one)),
    totalPage: Math.ceil(wanted.length / size),
    totalRegistry: wanted.length,
  };
}

/** The coordinates of a place, or the centre of its city. */
function positionOf({ lat, lng, cityId }: Pick<Place, 'lat' | 'lng' | 'cityId'>, cities: CityIndex) {
  return lat !== null && lng !== null ? { lat, lng } : cities.byId(cityId);
}

function distanceTo(origin: Position | undefined, seen: Whereabouts | null, cities: CityIndex): number | null {
  const there = seen && positionOf({ ...seen, cityId: seen.cityId ?? '' }, cities);
  return origin && there ? Math.round(distanceMeters(there, origin) / 1000) : null;
}

function byWorth(one: Weighed, other: Weighed): number {
  const blocked = ({ reasons }: Weighed) => reasons.filter(forbids).length;
  const far = ({ distanceKm }: Weighed) => distanceKm ?? Number.MAX_SAFE_INTEGER;
  const rating = ({ candidate }: Weighed) => Number(candidate.driver?.rating ?? 0);
  return blocked(one) - blocked(other) || far(one) - far(other) || rating(other) - rating(one);
}

function present({ services, language }: Context, { candidate, distanceKm, reasons }: Weighed): Suggestion {
  const { truckId, plate, type, driver, trailers, whereabouts } = candidate;
  return {
    transportUnit: {
      _id: truckId,
      plate,
      type,
      typeName: services.translate(language, dynamicKey('fleet.vehicles.types', type)),
    },
    trucker: driver && {
      _id: driver.id,
      fullName: driver.name,
      rating: driver.rating === null ? null : Number(driver.rating),
    },
    trailers: trailers.map(({ id: _id, plate }) => ({ _id, plate })),
    distanceKm,
    seen: whereabouts && { by: whereabouts.by, city: whereabouts.city, at: whereabouts.at.toISOString() },
    assignable: !reasons.some(forbids),
    takesOtherDriver: takesOtherDriver(reasons, candidate),
    reasons: presentReasons(reasons, candidate),
  };
}

export function presentReasons(
  reasons: readonly AssignmentReason[],
  candidate: CandidateRecord,
): Suggestion['reasons'] {
  return reasons.map((code) => ({
    code,
    loadingOrderCode: busyWith(code, candidate),
    checks: code === 'homologationFailed' ? [...candidate.failedChecks] : [],
  }));
}

function busyWith(reason: AssignmentReason, { busyWith, driver, trailers }: CandidateRecord): string | null {
  if (reason === 'truckBusy') return busyWith;
  if (reason === 'driverBusy') return driver?.busyWith ?? null;
  return reason === 'trailerBusy' ? (trailers.find((trailer) => trailer.busyWith)?.busyWith ?? null) : null;
}
