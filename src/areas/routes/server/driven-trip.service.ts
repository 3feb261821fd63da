import { encodeLine } from '#kernel/encoded-line.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { runListeners } from '#platform/listeners.ts';
import { portOf } from '#platform/ports.ts';
import { routeErrors } from '../contract/route.errors.ts';
import { LINE_POINTS_MAX, PROPOSAL_METERS } from '../rules/route-limits.ts';
import { simplifyTrack } from '../rules/simplify.ts';
import { tracksShown } from './route.hooks.ts';
import { drivenTrips, type TripsQuery } from './route.ports.ts';
import { findRoute, type RouteRecord } from './route.repository.ts';

type Context = RequestContext<Actor>;
const SHOWN_TRIPS = 20;

const between = ({ load, unload }: RouteRecord): TripsQuery => ({
  between: { from: load, to: unload, meters: PROPOSAL_METERS },
  most: SHOWN_TRIPS,
});

export async function listDrivenTrips({ trx, services }: Context, routeId: string) {
  const route = await findRoute(trx, routeId);
  return { trips: [...(await portOf(services, drivenTrips).list(trx, between(route)))] };
}

/** Only of the trips that are offered: another order's way is nobody's business here. */
export async function readDrivenTrip(context: Context, routeId: string, orderId: string) {
  const { trx, actor, services, now } = context;
  const route = await findRoute(trx, routeId);
  const { list, read } = portOf(services, drivenTrips);
  const trip = (await list(trx, between(route))).find(({ _id }) => _id === orderId);
  const fixes = trip && (await read(trx, [orderId])).get(orderId);
  if (!trip || !fixes || fixes.length < 2) throw routeErrors.noTrack();
  const viewer = { viewerCompanyId: actor.companyId, userId: actor.userId };
  await runListeners(context, tracksShown, { orderIds: [orderId], now, ...viewer });
  const line = fixes.map(({ position }) => position);
  return { trip, line: encodeLine(simplifyTrack(line, LINE_POINTS_MAX)) };
}
