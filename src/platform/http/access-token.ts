import { jwtVerify, SignJWT } from 'jose';
import { JWTExpired } from 'jose/errors';
import { defineErrors } from '#kernel/errors.ts';

/** Short-lived and kept in memory by the browser; it only names the session, everything else is read per request. */
export const ACCESS_TOKEN_SECONDS = 600;
const ISSUER = 'tropeiro';
/** Size of the cache; a flood of tokens only causes signatures to be checked again. */
const MAX_KNOWN = 5_000;

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

/** Reads the tokens of one server; a browser sends the same one many times, and its signature is checked once. */
export class TokenReader {
  readonly #secret: string;
  readonly #known = new Map<string, { readonly token: AccessToken; readonly expiresAt: number }>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** What was read before and still counts: nearly every request, which then waits for nothing. */
  known(header: string, now: Date): AccessToken | undefined {
    const known = this.#known.get(header);
    return known && known.expiresAt > now.getTime() ? known.token : undefined;
  }

  async read(header: string | undefined, now: Date): Promise<AccessToken | undefined> {
    if (header === undefined) return undefined;
    const known = this.known(header, now);
    if (known) return known;
    const { token, expiresAt } = await verify(this.#secret, header, now);
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(header, { token, expiresAt });
    return token;
  }
}

async function verify(
  secret: string,
  header: string,
  now: Date,
): Promise<{ readonly token: AccessToken; readonly expiresAt: number }> {
  const [scheme, value] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !value) throw tokenErrors.invalid();
  try {
    const { payload } = await jwtVerify(value, new TextEncoder().encode(secret), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const { sid: sessionId, sub: userId, exp = 0 } = payload;
    if (typeof sessionId !== 'string' || typeof userId !== 'string') throw tokenErrors.invalid();
    return { token: { sessionId, userId }, expiresAt: exp * 1000 };
  } catch (cause) {
    throw cause instanceof JWTExpired ? tokenErrors.expired({ cause }) : tokenErrors.invalid({ cause });
  }
}
