import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { openPlatformScope } from '#platform/db/database.ts';
import { TokenReader } from '#platform/http/access-token.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { deviceOf } from '../rules/device-name.ts';
import { REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS, readRefreshToken } from './refresh-token.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { lockSession, ownSessions, revokeSession } from './session.repository.ts';

const SESSIONS_SHOWN = 100;

/** Always succeeds, because there is nothing to refuse about signing out. */
export async function signOut(context: RequestContext): Promise<{ done: true }> {
  const { trx, services, now, caller, reply } = context;
  reply.clearCookie(REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS.path);
  const sessionId = await sessionOfCaller(context);
  if (!sessionId) return { done: true };
  await openPlatformScope(trx);
  const session = await lockSession(trx, sessionId);
  if (session && (await revokeSession(trx, session, 'signed-out', now))) {
    await services.realtime.closeSessions(trx, { sessionId });
    await audit(
      trx,
      { actor: { userId: session.userId, sessionId, companyId: null }, caller },
      { action: 'session.signOut', entity: 'session', entityId: sessionId },
    );
  }
  return { done: true };
}

/** The cookie is valid longer than the token, but an API client may have only the token. */
async function sessionOfCaller({ services, now, caller }: RequestContext): Promise<string | undefined> {
  const secret = services.config.AUTH_SECRET;
  const cookie = readRefreshToken(secret, caller.cookies[REFRESH_COOKIE]);
  if (cookie) return cookie.sessionId;
  const { authorization } = caller.headers;
  if (typeof authorization !== 'string') return undefined;
  const token = await new TokenReader(secret).read(authorization, now).catch(() => undefined);
  return token?.sessionId;
}

export async function signOutEverywhere(context: RequestContext<Actor>): Promise<{ ended: number }> {
  const { actor, trx, services, reply } = context;
  const ended = await revokeSessions(trx, services, actor.userId, 'signed-out-everywhere');
  await audit(trx, context, { action: 'session.signOutEverywhere', entity: 'user', entityId: actor.userId });
  reply.clearCookie(REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS.path);
  return { ended };
}

export async function listSessions({ actor, trx, now }: RequestContext<Actor>) {
  const sessions = await ownSessions(trx, actor.userId, now, SESSIONS_SHOWN);
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      device: deviceOf(session.user_agent),
      address: session.address,
      createdAt: session.created_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
      current: session.id === actor.sessionId,
    })),
  };
}

export async function endSession(context: RequestContext<Actor>, id: string): Promise<{ done: true }> {
  const { actor, trx, services, now } = context;
  if (!(await revokeSession(trx, { id, userId: actor.userId }, 'ended-by-owner', now))) throw requestErrors.notFound();
  await services.realtime.closeSessions(trx, { sessionId: id });
  await audit(trx, context, { action: 'session.end', entity: 'session', entityId: id });
  return { done: true };
}
