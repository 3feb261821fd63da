import { type AssignmentReason, forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import { positionOfPlace } from '#platform/places/place-position.ts';
import type { OrderRecord } from '../order.repository.ts';
import { findFleet, type LocatedCandidate, type Whereabouts } from './candidate.repository.ts';
import { reasonsOf, wantedTypeOf } from './judge-candidate.ts';

/** The largest fleet that is read as a whole; larger ones are searched by plate or name. */
const FLEET_MOST = 3000;

export interface RankedCandidate {
  readonly candidate: LocatedCandidate;
  readonly distanceKm: number | null;
  readonly reasons: readonly AssignmentReason[];
}

export interface Ranking {
  /** Suitable trucks by distance, then by the driver's rating; unsuitable ones by the severity of their reasons. */
  readonly trucks: readonly RankedCandidate[];
  /** Undefined where nobody knows it: then no distance is known either. */
  readonly origin: Position | undefined;
}

interface RankingOptions {
  readonly search?: string | undefined;
  /** Leaves out what the reader may not know. */
  readonly seen?: (found: LocatedCandidate) => LocatedCandidate;
}

/** The trucks of a company in the order in which they suit an order: what the dialog shows and what is assigned by itself. */
export async function rankFleet(
  trx: Trx,
  companyId: string,
  order: Pick<OrderRecord, 'origin' | 'vehicle_type'>,
  { search, seen = (found) => found }: RankingOptions = {},
): Promise<Ranking> {
  const origin = await positionOfPlace(trx, order.origin);
  const wanted = await wantedTypeOf(trx, order.vehicle_type);
  const fleet = await findFleet(trx, companyId, { search, most: FLEET_MOST });
  const trucks = await Promise.all(
    fleet.map(async (found): Promise<RankedCandidate> => {
      const candidate = seen(found);
      const distanceKm = await distanceTo(trx, origin, candidate.whereabouts);
      return { candidate, distanceKm, reasons: reasonsOf(candidate, wanted, distanceKm) };
    }),
  );
  return { trucks: trucks.sort(byWorth), origin };
}

async function distanceTo(trx: Trx, origin: Position | undefined, seen: Whereabouts | null): Promise<number | null> {
  const there = seen && (await positionOfPlace(trx, { ...seen, cityId: seen.cityId ?? '' }));
  return origin && there ? Math.round(distanceMeters(there, origin) / 1000) : null;
}

function byWorth(one: RankedCandidate, other: RankedCandidate): number {
  const blocked = ({ reasons }: RankedCandidate) => reasons.filter(forbids).length;
  const far = ({ distanceKm }: RankedCandidate) => distanceKm ?? Number.MAX_SAFE_INTEGER;
  const rating = ({ candidate }: RankedCandidate) => Number(candidate.driver?.rating ?? 0);
  return blocked(one) - blocked(other) || far(one) - far(other) || rating(other) - rating(one);
}
