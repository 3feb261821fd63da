import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';
import { makeId } from '#kernel/ids.ts';
import type { Services } from '../services.ts';
import { type AccessToken, verifyAccessToken } from './access-token.ts';
import { languageOf } from './caller.ts';
import { toAppError, wireError } from './error-reply.ts';
import { registerHealth } from './health.ts';
import { mountRoute, replySchema } from './mount.ts';
import { registerDocumentation } from './openapi.ts';
import type { AnyRoute } from './route.ts';
import { registerSecurityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    accessToken?: AccessToken | undefined;
  }
}

/** Enough for every form; calls that carry files raise it for themselves. */
const BODY_LIMIT = 256 * 1024;
const MAX_PARAM_LENGTH = 500;

/** The HTTP side of the product: everything below /api comes from the contract's calls. */
export async function createHttpServer(services: Services, routes: readonly AnyRoute[]): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    loggerInstance: services.log,
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY,
    genReqId: () => makeId(),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, caseSensitive: false, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    return503OnClosing: true,
  });

  await app.register(cookie);
  registerSecurityHeaders(app);
  app.decorateRequest('accessToken', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
      request.accessToken = await verifyAccessToken(config.AUTH_SECRET, request.headers.authorization, services.now());
    }
  });
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => request.accessToken?.userId ?? request.ip,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, context) => requestErrors.tooMany({ retryAfter: Math.ceil(context.ttl / 1000) }),
  });
  acceptEmptyJson(app);
  observe(app, services);
  answerErrors(app, services);

  for (const route of routes) mountRoute(app, services, route, replySchema(route.call));
  registerDocumentation(app, routes);
  registerHealth(app, services);
  return app;
}

/** A write without a body may still say it is JSON; broken JSON is a 400 with our own code. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body as string, refusePrototypes));
    } catch (cause) {
      done(requestErrors.unreadable({ cause }));
    }
  });
}

function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('refused key');
  return value;
}

/** One structured line per request, without bodies, tokens or query values. */
function observe(app: FastifyInstance, services: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.callId ?? 'other';
    services.metrics.requests.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (!request.url.startsWith('/api/')) return;
    const line = {
      requestId: request.id,
      call,
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.accessToken?.userId,
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'request');
    else request.log.info(line, 'request');
  });
}

function answerErrors(app: FastifyInstance, services: Services): void {
  const send = (request: FastifyRequest, reply: FastifyReply, thrown: unknown) => {
    const error = toAppError(thrown);
    if (error.status === 500) request.log.error({ err: thrown, requestId: request.id }, 'unforeseen error');
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    return reply
      .code(error.status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(wireError(error, languageOf(request, null), services.translate, request.id));
  };
  app.setErrorHandler((error, request, reply) => send(request, reply, error));
  app.setNotFoundHandler((request, reply) => send(request, reply, requestErrors.notFound()));
}
