import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '#kernel/list-definition.ts';
import type { Services } from '../services.ts';
import { compressReply } from './compress-reply.ts';
import { execute } from './execute.ts';
import { type AnyRoute, type DirectHandler, JsonText, RawReply } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    callId?: string;
    /** The caller proves in its own way who it is. */
    isDirect?: boolean;
  }
}

/** `/users/{id}/photo` → `/api/users/:id/photo` */
export const routePath = (call: AnyCall): string => `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`;

export function mountRoute(app: FastifyInstance, services: Services, route: AnyRoute): void {
  if (route.direct) {
    mountDirect(app, services, route.call, route.direct);
    return;
  }
  if (!route.call.bytes) {
    mount(app, services, route);
    return;
  }
  // In a scope of its own, because every other call accepts JSON only.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mount(scope, services, route);
  });
}

function mount(app: FastifyInstance, services: Services, route: AnyRoute): void {
  const { call } = route;
  const limit = call.rateLimit;
  app.route({
    method: call.method,
    url: routePath(call),
    // A HEAD request would open the stream.
    exposeHeadRoute: !call.raw,
    ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
    config: {
      callId: call.id,
      ...(limit
        ? {
            rateLimit: {
              max: limit.max,
              timeWindow: limit.seconds * 1000,
              ...(limit.by === 'address' ? { keyGenerator: (request) => `${call.id}:${request.ip}` } : {}),
            },
          }
        : {}),
    },
    handler: async (request, reply) => {
      const outcome = await execute(services, route, request, reply);
      if (outcome.body instanceof RawReply) {
        return reply.code(outcome.status).headers(outcome.body.headers).send(outcome.body.body);
      }
      const body = await compressReply(reply, outcome.body);
      return reply
        .code(outcome.status)
        .type('application/json; charset=utf-8')
        .serializer((text) => text as unknown as string)
        .send(body);
    },
  });
}

/** What a direct call replies, as it is sent. */
export const directText = (reply: unknown): string => (reply instanceof JsonText ? reply.text : JSON.stringify(reply));

function mountDirect(app: FastifyInstance, services: Services, call: AnyCall, handle: DirectHandler): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route({
      method: call.method,
      url: routePath(call),
      exposeHeadRoute: false,
      ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
      // Many machines are behind one address.
      config: { callId: call.id, isDirect: true, rateLimit: false },
      handler: async (request, reply) => {
        const { url = '' } = request.raw;
        const mark = url.indexOf('?');
        const body = await handle(services, {
          value: Object.values(request.params as Record<string, string>)[0],
          query: mark < 0 ? '' : url.slice(mark + 1),
          text: typeof request.body === 'string' ? request.body : '',
          contentType: request.headers['content-type'] ?? null,
          authorization: request.headers.authorization,
          address: request.ip,
        });
        return reply
          .code(call.status ?? 200)
          .type('application/json; charset=utf-8')
          .serializer(directText)
          .send(body);
      },
    });
  });
}
