import { requestErrors } from '#kernel/errors.ts';
import { realtimeStream } from '#kernel/realtime.ts';
import { enter } from '../actor.ts';
import { type AnyRoute, RawReply, route } from '../http/route.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies such as nginx buffer replies by default.
  'x-accel-buffering': 'no',
  // An ended stream must leave no idle connection that delays a stopping server.
  connection: 'close',
} as const;

const stream = route(realtimeStream, async ({ actor, caller, services, trx }) => {
  const { sessionId, userId, companyId } = actor;
  const lastEventId = caller.headers['last-event-id'];
  const tab = services.realtime.open({
    sessionId,
    userId,
    companyId,
    ...(typeof lastEventId === 'string' ? { lastEventId } : {}),
  });
  // A session revoked between admission and this line was not announced yet, so it is checked again now that we listen.
  if (await enter(trx, sessionId)) return new RawReply(tab, HEADERS);
  tab.destroy();
  throw requestErrors.signInRequired();
});

export const realtimeRoutes: readonly AnyRoute[] = [stream];
