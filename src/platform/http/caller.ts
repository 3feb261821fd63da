import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language, preferredLanguage } from '#kernel/language.ts';
import type { Config } from '../config.ts';
import type { Caller, CookieOptions, HandlerReply } from './route.ts';

/** The screen's language first, then the user's stored one, then the browser's. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = request.headers['x-language'];
  if (isLanguage(chosen)) return chosen;
  return request.actorLanguage ?? preferredLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
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

/**
 * Collects headers and cookies of a handler until its transaction has ended: a cookie for something that was not
 * written would be worse than none.
 */
export class PendingReply implements HandlerReply {
  readonly #secure: boolean;
  readonly #steps: ((reply: FastifyReply) => void)[] = [];

  constructor(config: Config) {
    this.#secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  }

  setCookie(name: string, value: string, { path, maxAgeSeconds, sameSite = 'strict' }: CookieOptions): void {
    const lifetime = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
    const options = { path, httpOnly: true, sameSite, secure: this.#secure, ...lifetime };
    this.#steps.push((reply) => void reply.setCookie(name, value, options));
  }

  clearCookie(name: string, path: string): void {
    const options = { path, httpOnly: true, sameSite: 'strict', secure: this.#secure } as const;
    this.#steps.push((reply) => void reply.clearCookie(name, options));
  }

  header(name: string, value: string): void {
    this.#steps.push((reply) => void reply.header(name, value));
  }

  applyTo(reply: FastifyReply): void {
    for (const step of this.#steps) step(reply);
  }
}
