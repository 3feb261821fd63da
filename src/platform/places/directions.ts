import type { Agent } from 'node:https';
import { ROUTED_POINTS_MAX } from '#kernel/place-search-calls.ts';
import type { Position } from '#kernel/position.ts';
import type { Directions, FoundWay } from './directions/directions-types.ts';
import { estimatedWay } from './directions/estimate.ts';
import { type RouterServices, routedWay } from './directions/router.ts';

/**
 * The way through all points, in their order: from the configured service, or else estimated. It never fails: where the
 * service does not answer, the estimate says so. No connection to the database may be held meanwhile.
 */
export async function directionsFor(
  services: RouterServices,
  agent: Agent,
  points: readonly Position[],
): Promise<Directions> {
  const { DIRECTIONS_URL: address, DIRECTIONS_KIND: kind } = services.config;
  if (!address || points.length > ROUTED_POINTS_MAX) return estimate(points, null);
  const way = await routedWay(services, address, agent, points).catch(() => undefined);
  return way ? { ...summed(way), source: kind, estimated: false, notice: null } : estimate(points, 'providerAway');
}

async function estimate(points: readonly Position[], notice: Directions['notice']): Promise<Directions> {
  return { ...summed(await estimatedWay(points)), source: 'estimate', estimated: true, notice };
}

function summed({ line, legs }: FoundWay) {
  return {
    line,
    legs,
    distanceMeters: legs.reduce((sum, leg) => sum + leg.distanceMeters, 0),
    durationSeconds: legs.reduce((sum, leg) => sum + leg.durationSeconds, 0),
  };
}
