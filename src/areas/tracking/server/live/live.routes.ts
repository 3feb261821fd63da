import {
  followTrucks,
  readFreeTrucks,
  readPaths,
  readTrails,
  readTruck,
  readTrucks,
} from '#areas/tracking/contract/live.calls.ts';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { requestErrors } from '#kernel/errors.ts';
import { companyOf, enter, requirePermission } from '#platform/actor.ts';
import { type AnyRoute, RawReply, readingRoute, route } from '#platform/http/route.ts';
import { STREAM_HEADERS } from '#platform/realtime/stream-headers.ts';
import { noteMapViews } from '../privacy/map-view.repository.ts';
import { liveFeedOf } from './live-feed.ts';
import { listTrucks, lookAtTruck, nearestFreeTrucks, readTrailsOf, viewerOfActor } from './live-truck.service.ts';
import { snapshotOf } from './live-viewer.repository.ts';
import { pathsInView } from './paths-in-view.ts';

const stream = route(followTrucks, async ({ actor: { sessionId }, caller, services, trx, now }) => {
  const admittedAt = await snapshotOf(trx);
  // Session and rights are read after the snapshot: the hub ends the stream for what changed them since.
  const actor = await enter(trx, sessionId);
  if (!actor) throw requestErrors.signInRequired();
  requirePermission(actor, SEE_MAP);
  const viewer = await viewerOfActor({ trx, actor });
  await noteMapViews(trx, [{ companyId: companyOf(actor), userId: actor.userId, viewer }], now);
  const lastEventId = caller.headers['last-event-id'];
  const tab = await liveFeedOf(services).open(
    {
      ...{ sessionId, userId: actor.userId, companyId: companyOf(actor), admittedAt },
      ...(typeof lastEventId === 'string' ? { lastEventId } : {}),
    },
    viewer,
  );
  return new RawReply(tab, STREAM_HEADERS);
});

export const liveRoutes: readonly AnyRoute[] = [
  stream,
  route(readTrucks, (context) => listTrucks(context)),
  route(readTruck, (context, { params }) => lookAtTruck(context, params.vehicleId)),
  route(readTrails, (context, { query }) => readTrailsOf(context, query.vehicles)),
  readingRoute(readPaths, (context, { query }) => pathsInView(context, query.within)),
  readingRoute(readFreeTrucks, (context, { query }) => nearestFreeTrucks(context, query)),
];
