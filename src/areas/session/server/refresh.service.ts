import { audit } from '#platform/audit/audit.ts';
import { openPlatformScope } from '#platform/db/database.ts';
import { Refusal, type RequestContext } from '#platform/http/route.ts';
import type { OpenSession } from '../contract/session.calls.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { ROTATION_GRACE_MS, sessionEnd } from '../rules/lifetimes.ts';
import { saveSeen } from './account.repository.ts';
import { handOver } from './open-session.ts';
import { REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS, readRefreshToken, refreshHash, successor } from './refresh-token.ts';
import { lockSession, revokeSession, rotateSession } from './session.repository.ts';

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/**
 * Renews a session. The token is replaced on use; a replaced one that is used again may be stolen, so the session ends.
 * Only within a few seconds it is taken for another tab of the same browser, which gets the same successor.
 */
export async function refresh(context: RequestContext): Promise<OpenSession | Refusal> {
  const { trx, services, now, caller, reply } = context;
  const secret = services.config.AUTH_SECRET;
  const given = readRefreshToken(secret, caller.cookies[REFRESH_COOKIE]);
  await openPlatformScope(trx);
  const session = given && (await lockSession(trx, given.sessionId));
  if (!session || session.revokedAt || session.expiresAt <= now || sessionEnd(session.createdAt, now) <= now) {
    reply.clearCookie(REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS.path);
    throw sessionErrors.refreshRefused();
  }
  if (!session.enabled) throw sessionErrors.disabled();
  const person = { id: session.userId, passwordTemporary: session.passwordTemporary };
  const hash = refreshHash(secret, given);
  const justRotated = session.previousHash !== null && now.getTime() - session.rotatedAt.getTime() <= ROTATION_GRACE_MS;

  if (hash === session.refreshHash) {
    if (justRotated) return handOver(context, given, person);
    const next = successor(given);
    await rotateSession(trx, {
      id: session.id,
      refreshHash: refreshHash(secret, next),
      address: caller.address,
      now,
      expiresAt: sessionEnd(session.createdAt, now),
    });
    await saveSeen(trx, session.userId, now);
    return handOver(context, next, person);
  }
  if (hash === session.previousHash && justRotated) return handOver(context, successor(given), person);
  return endStolenSession(context, session);
}

async function endStolenSession(context: RequestContext, session: LockedSession): Promise<Refusal> {
  const { trx, services, now, caller, reply, log } = context;
  await revokeSession(trx, session, 'token-reused', now);
  await services.realtime.closeSessions(trx, { sessionId: session.id });
  await audit(
    trx,
    { actor: { userId: session.userId, sessionId: session.id, companyId: null }, caller },
    { action: 'session.tokenReused', entity: 'session', entityId: session.id },
  );
  reply.clearCookie(REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS.path);
  log.warn({ sessionId: session.id }, 'a replaced refresh token came back, session ended');
  return new Refusal(sessionErrors.refreshRefused());
}
