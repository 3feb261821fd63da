import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isForApi } from './api-address.ts';

const MAX_PATH = 200;

interface Reply {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly isForApi: boolean;
  readonly userId?: string | undefined;
}

/** One structured line per request, without bodies, tokens, query values or path parameters. */
export function observe(app: FastifyInstance, services: Services): void {
  app.addHook('onResponse', (request, reply, done) => {
    noteReply(services, request.log, {
      call: request.routeOptions.config.callId ?? 'other',
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
      isForApi: isForApi(request),
      userId: request.accessToken?.userId,
    });
    done();
  });
}

export function noteReply({ metrics }: Services, log: FastifyBaseLogger, reply: Reply): void {
  metrics.requests.observe({ call: reply.call, status: String(reply.status) }, reply.ms / 1000);
  if (!reply.isForApi) return;
  const { call, method, path, status, userId } = reply;
  const line = { call, method, path, status, ms: Math.round(reply.ms), userId };
  if (status >= 500) log.warn(line, 'request');
  else log.info(line, 'request');
}

/** The declared route; only an address without a route is logged as it came. */
function pathOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url.replace(/[?#].*$/s, '').slice(0, MAX_PATH);
}
