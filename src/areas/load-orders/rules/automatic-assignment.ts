import type { AssignmentReason } from './assignment-reason.ts';

/** How far from the origin a truck may be that an order gets by itself, in a straight line. */
export const AUTOMATIC_KM = 150;

interface RankedTruck {
  readonly reasons: readonly AssignmentReason[];
  /** Null when the position of the truck or of the origin is unknown. */
  readonly distanceKm: number | null;
}

const isNear = ({ distanceKm }: RankedTruck) => distanceKm !== null && distanceKm <= AUTOMATIC_KM;

/** Whether nobody needs to look at it first: free, complete, of the right type, and close to the origin. */
export function goesByItself(truck: RankedTruck): boolean {
  return truck.reasons.length === 0 && isNear(truck);
}

/** Why an order got no truck by itself, as its timeline says it. */
export const NO_TRUCK_CAUSES = ['noTrucks', 'noOrigin', 'noneNear', 'noneReady'] as const;
export type NoTruckCause = (typeof NO_TRUCK_CAUSES)[number];

export interface NoTruck<T> {
  readonly cause: NoTruckCause;
  /** The closest of those that are close enough but not ready. */
  readonly closest?: T;
}

export function whyNoTruck<T extends RankedTruck>(ranked: readonly T[], origin: object | undefined): NoTruck<T> {
  if (ranked.length === 0) return { cause: 'noTrucks' };
  if (!origin) return { cause: 'noOrigin' };
  const near = ranked.filter(isNear);
  if (near.length === 0) return { cause: 'noneNear' };
  const closest = near.reduce((best, one) => (one.distanceKm! < best.distanceKm! ? one : best));
  return { cause: 'noneReady', closest };
}
