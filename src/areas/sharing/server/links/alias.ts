import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 192 random bits cannot be guessed. */
const ALIAS_BYTES = 24;
const ALIAS_FORM = /^[\w-]{32}$/;

export function createAlias(): string {
  return randomBytes(ALIAS_BYTES).toString('base64url');
}

export function looksLikeAlias(text: string): boolean {
  return ALIAS_FORM.test(text);
}

/** Only this hash is ever stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isHashOf(secret: string, hash: string): boolean {
  const [given, right] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
  return given.length === right.length && timingSafeEqual(given, right);
}
