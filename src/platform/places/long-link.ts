import { type Agent, get } from 'node:https';
import { AppError, requestErrors } from '#kernel/errors.ts';
import { placeErrors } from '#kernel/place-calls.ts';
import { PrivateAddressError } from '../net/public-agent.ts';
import { isShortLink, mapAddress, readUrl } from './map-hosts.ts';

const MAX_HOPS = 3;
const TIMEOUT_MS = 6000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_AT_ONCE = 10;
let running = 0;

/**
 * Follows a short map link to the map address behind it. Only the shorteners are contacted, over https, at public
 * addresses; each hop is checked, and the final map address is returned without being visited.
 */
export async function resolveLongLink(link: string, agent: Agent, signal: AbortSignal): Promise<string> {
  const start = readUrl(link);
  if (!start || !isShortLink(start)) throw placeErrors.linkRefused();
  if (running >= MAX_AT_ONCE) throw requestErrors.unavailable({ retryAfter: 2 });
  running += 1;
  try {
    return await follow(start, agent, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
  } finally {
    running -= 1;
  }
}

/** The shortener itself failed, as opposed to a link that leads nowhere. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof AppError && error.code === placeErrors.linkUnreachable().code;
}

async function follow(start: URL, agent: Agent, signal: AbortSignal): Promise<string> {
  let url = start;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const next = readUrl(await locationOf(url, agent, signal), url);
    const address = next && mapAddress(next);
    if (address) return address.href;
    if (!next || !isShortLink(next)) break;
    url = next;
  }
  throw placeErrors.linkRefused();
}

/** The redirect target; the rest of the reply is not read. */
function locationOf(url: URL, agent: Agent, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const options = { agent, signal, maxHeaderSize: MAX_HEADER_BYTES, headers: { accept: 'text/html' } };
    const request = get(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      response.destroy();
      if (statusCode >= 500 || statusCode === 429) reject(placeErrors.linkUnreachable());
      else resolve(statusCode >= 300 && statusCode < 400 ? headers.location : undefined);
    });
    request.once('error', (cause) => {
      reject(
        cause instanceof PrivateAddressError
          ? placeErrors.linkRefused({ cause })
          : placeErrors.linkUnreachable({ cause }),
      );
    });
  });
}
