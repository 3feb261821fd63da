import { randomFillSync } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isAddress } from '../config.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Allows the one inline style element of the interface library. */
    styleNonce: string;
  }
}

const FIXED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'x-permitted-cross-domain-policies': 'none',
  // Links to orders, trips and files are secrets of whoever received them: no search engine may list them.
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** The configured external services that the browser connects to. */
type OutsideServices = Pick<
  Config,
  'SENTRY_DSN' | 'ANALYTICS_URL' | 'SUPPORT_CHAT_SCRIPT' | 'MAP_STYLE_URL' | 'MAP_TILES' | 'MAP_ORIGINS'
>;

const origins = (...addresses: readonly (string | undefined)[]): string =>
  addresses.flatMap((address) => (address ? ` ${new URL(address).origin}` : [])).join('');

/** The policy before and after the nonce, which is all that differs from reply to reply. */
function contentSecurityPolicy(outside: OutsideServices): readonly [string, string] {
  const { SENTRY_DSN, ANALYTICS_URL, SUPPORT_CHAT_SCRIPT, MAP_STYLE_URL, MAP_TILES, MAP_ORIGINS = [] } = outside;
  const tiles = MAP_TILES && isAddress(MAP_TILES) ? MAP_TILES : undefined;
  const before = ["default-src 'self'", `script-src 'self'${origins(SUPPORT_CHAT_SCRIPT)}`, "style-src 'self' 'nonce-"];
  const after = [
    "'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${origins(SENTRY_DSN, ANALYTICS_URL, SUPPORT_CHAT_SCRIPT, MAP_STYLE_URL, tiles, ...MAP_ORIGINS)}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${origins(SUPPORT_CHAT_SCRIPT)}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [before.join('; '), after.join('; ')];
}

const policies = new WeakMap<OutsideServices, readonly [string, string]>();

function policyOf(outside: OutsideServices): readonly [string, string] {
  const known = policies.get(outside);
  if (known) return known;
  const policy = contentSecurityPolicy(outside);
  policies.set(outside, policy);
  return policy;
}

const NONCE_BYTES = 16;
/** Drawn in advance for many replies, because each drawing costs as much as the rest of the headers. */
const drawn = Buffer.alloc(NONCE_BYTES * 256);
let used = drawn.length;

function freshNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += NONCE_BYTES;
  return drawn.toString('base64', used - NONCE_BYTES, used);
}

/** Strict headers on every reply; a handler that serves untrusted files sets a stricter policy. */
export function registerSecurityHeaders(app: FastifyInstance, outside: OutsideServices): void {
  app.decorateReply('styleNonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    addSecurityHeaders(request, reply, outside);
    done();
  });
}

export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply, outside: OutsideServices): void {
  const [before, after] = policyOf(outside);
  reply.styleNonce = freshNonce();
  reply.headers(FIXED).header('content-security-policy', `${before}${reply.styleNonce}${after}`);
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
