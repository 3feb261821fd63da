import { sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import { realtimeStream } from '#kernel/realtime.ts';
import { enter } from '../actor.ts';
import { type AnyRoute, RawReply, route } from '../http/route.ts';
import { STREAM_HEADERS } from './stream-headers.ts';

const stream = route(realtimeStream, async ({ actor: { sessionId }, caller, services, trx }) => {
  const { rows } = await sql<{ snapshot: string; drives: boolean }>`
    select pg_current_snapshot()::text as snapshot, app.drives() as drives`.execute(trx);
  const [known] = rows;
  // Session and rights are read after the snapshot: the hub ends the stream for what changed them since.
  const actor = await enter(trx, sessionId);
  if (!actor || !known) throw requestErrors.signInRequired();
  const { userId, companyId, permissions, isSuperAdmin } = actor;
  const lastEventId = caller.headers['last-event-id'];
  const tab = services.realtime.open({
    ...{ sessionId, userId, companyId, permissions, isSuperAdmin },
    admittedAt: known.snapshot,
    drives: known.drives,
    ...(typeof lastEventId === 'string' ? { lastEventId } : {}),
  });
  return new RawReply(tab, STREAM_HEADERS);
});

export const realtimeRoutes: readonly AnyRoute[] = [stream];
