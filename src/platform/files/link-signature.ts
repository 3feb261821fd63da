import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

const LIFETIME_SECONDS = 15 * 60;
/** Links made within the same few minutes are equal, so that a browser can cache the content. */
const ROUNDING_SECONDS = 5 * 60;

export type LinkSecret = Pick<Config, 'FILES_SECRET'>;

export interface LinkQuery {
  readonly expires?: number | undefined;
  readonly signature?: string | undefined;
  readonly download?: '1' | undefined;
}

/** Makes an address valid for anyone who has it, for ten to fifteen minutes. */
export function signLink(secret: LinkSecret, fileId: string, now: Date, download: boolean): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const expires = seconds - (seconds % ROUNDING_SECONDS) + LIFETIME_SECONDS;
  return {
    expires: String(expires),
    signature: signatureOf(secret, fileId, expires, download),
    ...(download ? { download: '1' } : {}),
  };
}

/** The seconds a link is still valid; undefined when it is foreign, changed or expired. */
export function linkLifetime(secret: LinkSecret, fileId: string, query: LinkQuery, now: Date): number | undefined {
  if (query.expires === undefined || query.signature === undefined) return undefined;
  const given = Buffer.from(query.signature);
  const right = Buffer.from(signatureOf(secret, fileId, query.expires, query.download === '1'));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const left = query.expires - Math.floor(now.getTime() / 1000);
  return left > 0 ? left : undefined;
}

function signatureOf({ FILES_SECRET }: LinkSecret, fileId: string, expires: number, download: boolean): string {
  return createHmac('sha256', FILES_SECRET)
    .update(`${fileId.toLowerCase()}|${expires}|${download ? 'download' : 'show'}`)
    .digest('base64url');
}
