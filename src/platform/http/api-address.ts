import type { FastifyRequest } from 'fastify';

const API = /^\/api(\/|$)/i;

/**
 * Whether a request is for the API, decided by the matched route and not by the spelling of the address: `/API/…` and
 * `/%61pi/…` lead to the same calls and must have the same limits.
 */
export function isForApi(request: FastifyRequest): boolean {
  return API.test(request.routeOptions.url ?? request.url);
}
