import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Services } from '../services.ts';
import { type AccessToken, TokenReader } from './access-token.ts';
import { refuseForeignHosts } from './allowed-host.ts';
import { isForApi } from './api-address.ts';
import { openDirectDoor } from './direct-door.ts';
import { registerHealth } from './health.ts';
import { mountRoute } from './mount.ts';
import { observe } from './observe.ts';
import { registerDocumentation } from './openapi.ts';
import { refuseUnreadableAddress, refuseUnreadableRequest, replyWithErrors } from './reply-errors.ts';
import type { AnyRoute } from './route.ts';
import { registerSecurityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    accessToken?: AccessToken | undefined;
    /** Why the token is invalid; it matters only to calls that need one. */
    tokenProblem?: unknown;
    /** The language of the signed-in user, known after admission. */
    actorLanguage?: Language | undefined;
  }
}

/** Enough for every form; calls with files raise it. */
const BODY_LIMIT = 256 * 1024;
const MAX_PARAM_LENGTH = 500;
const CLOSE_IDLE_MS = 100;

/** The HTTP side of the product: everything below /api comes from the contract's calls. */
export async function createHttpServer(services: Services, routes: readonly AnyRoute[]): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    // One hop: only what the proxy itself added is trusted, not what a caller sent.
    trustProxy: config.TRUST_PROXY ? (_address: string, hop: number) => hop === 0 : false,
    genReqId: () => createId(),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, caseSensitive: false, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // Requests that arrive while the server stops are refused below, in the usual shape.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => refuseUnreadableAddress(services, request, reply, error),
    clientErrorHandler: (error, socket) => refuseUnreadableRequest(services, error, socket),
  });

  await app.register(cookie);
  registerSecurityHeaders(app, config);
  refuseForeignHosts(app, config);
  app.decorateRequest('accessToken', undefined);
  app.decorateRequest('tokenProblem', undefined);
  app.decorateRequest('actorLanguage', undefined);
  const ending = watchEnding(app);
  const tokens = new TokenReader(config.AUTH_SECRET);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (ending.begun) return done(requestErrors.unavailable({ retryAfter: 2 }));
    if (!isForApi(request)) return done();
    reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    if (authorization === undefined || request.routeOptions.config.isDirect) return done();
    const now = services.now();
    request.accessToken = tokens.known(authorization, now);
    if (request.accessToken) return done();
    tokens
      .read(authorization, now)
      .then((token) => {
        request.accessToken = token;
      })
      .catch((problem: unknown) => {
        request.tokenProblem = problem;
      })
      .then(() => done());
  });
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => request.accessToken?.userId ?? request.ip,
    allowList: (request) => !isForApi(request),
    errorResponseBuilder: (_request, context) => requestErrors.tooMany({ retryAfter: Math.ceil(context.ttl / 1000) }),
  });
  acceptEmptyJson(app);
  observe(app, services);
  replyWithErrors(app, services);

  for (const route of routes) mountRoute(app, services, route);
  openDirectDoor(app, services, routes, ending);
  registerDocumentation(app, routes);
  registerHealth(app, services);
  return app;
}

/** Otherwise a connection stays open for a next request for over a minute after its last reply. */
function watchEnding(app: FastifyInstance): { readonly begun: boolean } {
  const ending = { begun: false };
  app.addHook('preClose', async () => {
    ending.begun = true;
    if (!app.server.listening) return;
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS);
    app.server.once('close', () => clearInterval(timer));
  });
  return ending;
}

/** A write without a body may still claim to be JSON; broken JSON is a 400 with our own code. */
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
