import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language, preferredLanguage } from '#kernel/language.ts';
import type { Actor } from '../actor.ts';
import type { Config } from '../config.ts';
import type { Answer, Caller } from './route.ts';

/** The screen's own choice first, then the user's stored one, then the browser's. */
export function languageOf(request: FastifyRequest, actor: Actor | null): Language {
  const chosen = request.headers['x-language'];
  if (isLanguage(chosen)) return chosen;
  return actor?.language ?? preferredLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
}

export function originOf(request: FastifyRequest, config: Config): string {
  return config.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
}

export function callerOf(request: FastifyRequest, config: Config, signal: AbortSignal): Caller {
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: request.cookies,
    headers: request.headers,
    origin: originOf(request, config),
    signal,
  };
}

export function answerOf(reply: FastifyReply, config: Config): Answer {
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  return {
    setCookie: (name, value, { path, maxAgeSeconds }) =>
      void reply.setCookie(name, value, {
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure,
        ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
      }),
    clearCookie: (name, path) => void reply.clearCookie(name, { path, httpOnly: true, sameSite: 'strict', secure }),
    header: (name, value) => void reply.header(name, value),
  };
}
