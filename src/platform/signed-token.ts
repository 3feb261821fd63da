import { createHmac, timingSafeEqual } from 'node:crypto';

/** What was signed, with its signature: whoever holds it can show it, and change nothing of it. */
export function signToken(secret: string, purpose: string, value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(secret, purpose, text)}`;
}

/** Undefined when it is foreign or changed. */
export function readToken(secret: string, purpose: string, token: string): unknown {
  const [text = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, purpose, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
}

/** Each purpose begins in its own way, so that no signature is good for another. */
function signatureOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}|${text}`).digest('base64url');
}
