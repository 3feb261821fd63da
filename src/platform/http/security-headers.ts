import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Allows the one inline style element the interface library writes. */
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
} as const;

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Strict headers on every answer; a handler that serves untrusted files sets a stricter policy of its own. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.decorateReply('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => addSecurityHeaders(request, reply));
}

export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.styleNonce = randomBytes(16).toString('base64');
  reply.headers(FIXED).header('content-security-policy', contentSecurityPolicy(reply.styleNonce));
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
