import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { type Revocation, revokeSessionsOf } from './session.repository.ts';

/**
 * Ends the open sessions of a person and their event streams, effective with the commit. Only for people the
 * transaction may see, so a membership is removed after this, not before. Answers with the number of sessions ended.
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
