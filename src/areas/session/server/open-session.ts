import { createId } from '#kernel/ids.ts';
import { audit } from '#platform/audit/audit.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '#platform/http/access-token.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { runListeners } from '#platform/listeners.ts';
import { portOf } from '#platform/ports.ts';
import type { OpenSession } from '../contract/session.calls.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { after, SESSION_MS } from '../rules/lifetimes.ts';
import { type Account, saveSeen, signingIn, workplaces } from './account.repository.ts';
import {
  REFRESH_COOKIE,
  REFRESH_COOKIE_OPTIONS,
  type RefreshToken,
  refreshHash,
  writeRefreshToken,
} from './refresh-token.ts';
import { insertSession } from './session.repository.ts';

interface Opened {
  readonly sessionId: string;
  readonly session: OpenSession;
}

/** Starts a session for an authenticated user; needs a platform transaction. */
export async function openSession(context: RequestContext, account: Account): Promise<Opened> {
  const { trx, services, now, caller } = context;
  await runListeners(context, signingIn, { userId: account.id, isFirst: account.activatedAt === null, now });
  const companyId = await requireWorkplace(context, account);
  const first: RefreshToken = { sessionId: createId(), generation: 0 };
  await insertSession(trx, {
    id: first.sessionId,
    userId: account.id,
    companyId,
    refreshHash: refreshHash(services.config.AUTH_SECRET, first),
    userAgent: caller.userAgent,
    address: caller.address,
    now,
    expiresAt: after(now, SESSION_MS),
  });
  await saveSeen(trx, account.id, now);
  await audit(
    trx,
    { actor: { userId: account.id, sessionId: first.sessionId, companyId }, caller },
    { action: 'session.signIn', entity: 'session', entityId: first.sessionId },
  );
  return { sessionId: first.sessionId, session: await handOver(context, first, account) };
}

/** Sets the refresh token's cookie and creates the access token. */
export async function handOver(
  { services, now, reply }: RequestContext,
  token: RefreshToken,
  person: { readonly id: string; readonly passwordTemporary: boolean },
): Promise<OpenSession> {
  const secret = services.config.AUTH_SECRET;
  reply.setCookie(REFRESH_COOKIE, writeRefreshToken(secret, token), REFRESH_COOKIE_OPTIONS);
  return {
    accessToken: await signAccessToken(secret, { sessionId: token.sessionId, userId: person.id }, now),
    expiresIn: ACCESS_TOKEN_SECONDS,
    newPasswordDue: person.passwordTemporary,
    userId: person.id,
  };
}

/**
 * A member of disabled companies only counts as disabled; a user who never was a member is denied access. Who is invited
 * may come in to answer, without a company.
 */
async function requireWorkplace({ trx, services }: RequestContext, account: Account): Promise<string | null> {
  const { companyId, isMember, isInvited } = await portOf(services, workplaces).find(trx, account);
  if (companyId !== null || account.isSuperAdmin || isInvited) return companyId;
  if (isMember) throw sessionErrors.disabled();
  throw sessionErrors.accessDenied();
}
