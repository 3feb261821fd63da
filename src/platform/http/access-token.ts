import { jwtVerify, SignJWT } from 'jose';
import { JWTExpired } from 'jose/errors';
import { defineErrors } from '#kernel/errors.ts';

/** Short-lived and kept in memory by the browser; it only names the session, everything else is read per request. */
export const ACCESS_TOKEN_SECONDS = 600;
const ISSUER = 'tropeiro';

export interface AccessToken {
  readonly sessionId: string;
  readonly userId: string;
}

export const tokenErrors = defineErrors('token', { expired: 401, invalid: 401 });

export async function signAccessToken(secret: string, token: AccessToken, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: token.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(token.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(new TextEncoder().encode(secret));
}

export async function verifyAccessToken(
  secret: string,
  header: string | undefined,
  now: Date,
): Promise<AccessToken | undefined> {
  if (header === undefined) return undefined;
  const [scheme, value] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !value) throw tokenErrors.invalid();
  try {
    const { payload } = await jwtVerify(value, new TextEncoder().encode(secret), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: now,
    });
    if (typeof payload.sid !== 'string' || typeof payload.sub !== 'string') throw tokenErrors.invalid();
    return { sessionId: payload.sid, userId: payload.sub };
  } catch (cause) {
    throw cause instanceof JWTExpired ? tokenErrors.expired({ cause }) : tokenErrors.invalid({ cause });
  }
}
