import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { SESSION_MS } from '../rules/lifetimes.ts';

/**
 * `session.generation.signature`. The signature proves that we issued it, which distinguishes an old token of a session
 * from a guess; the next generation is always the same token, so that tabs refreshing together get the same successor.
 */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

export const REFRESH_COOKIE = 'tropeiro_refresh';
export const REFRESH_COOKIE_OPTIONS = { path: '/api/session', maxAgeSeconds: SESSION_MS / 1000 } as const;

const FORM = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

export function writeRefreshToken(secret: string, token: RefreshToken): string {
  return `${token.sessionId}.${token.generation}.${sign(secret, token).toString('base64url')}`;
}

export function readRefreshToken(secret: string, text: string | undefined): RefreshToken | undefined {
  const [, sessionId, generation, signature] = FORM.exec(text ?? '') ?? [];
  if (!sessionId || !generation || !signature) return undefined;
  const token = { sessionId, generation: Number(generation) };
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/** Only the hash is stored. */
export function refreshHash(secret: string, token: RefreshToken): string {
  return createHash('sha256').update(writeRefreshToken(secret, token)).digest('base64url');
}

export const successor = ({ sessionId, generation }: RefreshToken): RefreshToken => ({
  sessionId,
  generation: generation + 1,
});

function sign(secret: string, { sessionId, generation }: RefreshToken): Buffer {
  return createHmac('sha256', secret).update(`refresh:${sessionId}:${generation}`).digest();
}
