import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import type { Services } from '../services.ts';
import { languageOf } from './caller.ts';
import { toAppError, wireError } from './error-reply.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** Every refusal of the server is sent from here, in one shape. */
export function replyWithErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error, request, reply) => sendError(services, request, reply, error));
  app.setNotFoundHandler((request, reply) => sendError(services, request, reply, requestErrors.notFound()));
}

function sendError(services: Services, request: FastifyRequest, reply: FastifyReply, thrown: unknown) {
  const error = toAppError(thrown);
  if (error.status === 500) request.log.error({ err: thrown }, 'unforeseen error');
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(wireError(error, languageOf(request), services.translate, request.id));
}

/** An address the router cannot parse reaches no hook; it still gets the same headers and shape. */
export function refuseUnreadableAddress(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
) {
  reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  addSecurityHeaders(request, reply, services.config);
  return sendError(services, request, reply, thrown);
}

/** Anything that is not HTTP is refused on the raw connection. */
export function refuseUnreadableRequest(
  { translate, log }: Services,
  cause: Error & { code?: string },
  socket: Socket,
) {
  if (cause.code === 'ECONNRESET' || socket.destroyed) return;
  const error = connectionError(cause);
  log.debug({ code: cause.code }, 'unreadable request');
  if (socket.writable) {
    const body = JSON.stringify(wireError(error, DEFAULT_LANGUAGE, translate, createId()));
    const head = [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(cause);
}

function connectionError(cause: Error & { code?: string }): AppError {
  return cause.code === 'HPE_HEADER_OVERFLOW' ? requestErrors.tooLarge({ cause }) : requestErrors.unreadable({ cause });
}
