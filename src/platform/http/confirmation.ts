import { sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '../actor.ts';
import type { RequestContext } from './route.ts';

/** How long a confirmed password counts. */
const CONFIRMED_MS = 5 * 60_000;

/**
 * Refuses an act that matters unless the holder of the session has proved lately that they know the password: whoever
 * finds an open browser does not. A call that always needs it says so (`confirmsPassword`); a handler asks here where only
 * some of its requests do. Accounts of an identity provider have no password here.
 */
export async function requireConfirmedPassword(
  { trx, services }: Pick<RequestContext, 'trx' | 'services'>,
  { sessionId }: Pick<Actor, 'sessionId'>,
): Promise<void> {
  if (services.config.OIDC_ISSUER !== undefined) return;
  const since = new Date(services.now().getTime() - CONFIRMED_MS);
  const { rows } = await sql`
    select from user_session where id = ${sessionId} and confirmed_at > ${since}`.execute(trx);
  if (rows.length === 0) throw requestErrors.passwordNotConfirmed();
}
