import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isForApi } from './api-address.ts';

const MAX_PATH = 200;

/** One structured line per request, without bodies, tokens, query values or path parameters. */
export function observe(app: FastifyInstance, services: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.callId ?? 'other';
    services.metrics.requests.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (!isForApi(request)) return;
    const line = {
      call,
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.accessToken?.userId,
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'request');
    else request.log.info(line, 'request');
  });
}

/** The declared route; only an address without a route is logged as it came. */
function pathOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url.replace(/[?#].*$/s, '').slice(0, MAX_PATH);
}
