import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { fillPath } from '#kernel/api-call.ts';
import type { Config } from '#platform/config.ts';
import { RawReply } from '#platform/http/route.ts';
import { readToken, signToken } from '#platform/signed-token.ts';
import { readFrame } from '../../contract/embed/embed.calls.ts';
import { embedErrors } from '../../contract/embed/embed.errors.ts';

type Secret = Pick<Config, 'FILES_SECRET'>;

const PURPOSE = 'embed';
const ticketShape = z.object({ origin: z.url(), expires: z.number() });

/** Where the browser finds the page that may frame this address, and no other host. */
export function frameFor({ FILES_SECRET }: Secret, address: string, expiresAt: Date): string {
  const { origin } = new URL(address);
  const ticket = signToken(FILES_SECRET, PURPOSE, { origin, expires: expiresAt.getTime() });
  return `/api${fillPath(readFrame.path, { ticket })}`;
}

/**
 * An empty page whose policy allows one host in a frame. The control centre is part of the application, whose own policy
 * allows no host at all, and puts the frame into this page.
 */
export function framePage({ FILES_SECRET }: Secret, ticket: string, now: Date): RawReply {
  const read = ticketShape.safeParse(readToken(FILES_SECRET, PURPOSE, ticket));
  if (!read.success || read.data.expires <= now.getTime()) throw embedErrors.frameInvalid();
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `frame-src ${read.data.origin}`,
    `style-src 'nonce-${nonce}'`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return new RawReply(pageWith(nonce), {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'SAMEORIGIN',
  });
}

const pageWith = (nonce: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tropeiro</title>
<style nonce="${nonce}">
html, body { height: 100%; margin: 0; overflow: hidden; color-scheme: light dark; background: transparent; }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
iframe[data-waiting] { visibility: hidden; }
</style>
<body></body>
</html>
`;
