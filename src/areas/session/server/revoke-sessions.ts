import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { type Revocation, revokeSessionsOf } from './session.repository.ts';

/**
 * Ends the open sessions of a user and their event streams with the commit, and returns their number. It works only for
 * users the transaction may see, so remove a membership after this, not before.
 */
export async function revokeSessions(
  trx: Trx,
  services: Pick<Services, 'realtime' | 'now'>,
  userId: string,
  reason: string,
  only: Pick<Revocation, 'companyId' | 'keptSessionId'> = {},
): Promise<number> {
  const ended = await revokeSessionsOf(trx, { userId, reason, now: services.now(), ...only });
  for (const sessionId of ended) await services.realtime.closeSessions(trx, { sessionId });
  return ended.length;
}
