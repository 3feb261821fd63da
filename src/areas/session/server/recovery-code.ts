import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { RECOVERY_CODE_DIGITS } from '../contract/password.calls.ts';

export function createCode(): string {
  return String(randomInt(10 ** RECOVERY_CODE_DIGITS)).padStart(RECOVERY_CODE_DIGITS, '0');
}

/** Keyed, because a plain hash of six digits can be broken by trying them all. */
export function codeHash(secret: string, handle: string, code: string): string {
  return createHmac('sha256', secret).update(`recovery:${handle}:${code}`).digest('base64url');
}

export function codeMatches(secret: string, recovery: { handle: string; codeHash: string }, code: string): boolean {
  const given = Buffer.from(codeHash(secret, recovery.handle, code));
  const stored = Buffer.from(recovery.codeHash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}
