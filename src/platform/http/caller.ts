import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language, preferredLanguage } from '#kernel/language.ts';
import type { Config } from '../config.ts';
import type { Caller, CookieOptions, HandlerReply } from './route.ts';

/** The screen's language first, then the user's stored one, then the browser's. */
export function languageOf(request: Pick<FastifyRequest, 'headers' | 'actorLanguage'>): Language {
  const chosen = request.headers['x-language'];
  if (isLanguage(chosen)) return chosen;
  return request.actorLanguage ?? preferredLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
}

export function originOf(request: FastifyRequest, config: Config): string {
  return config.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
}

/** Browsers accept the prefix only on a cookie with `Secure` from https, so no other site or plain page can set it. */
const SECURE_PREFIX = '__Secure-';

/**
 * Whether the browser came by https: to us, or to a proxy in front of us. The header of a proxy that is not trusted is
 * good enough here, because who invents it only loses their own cookie.
 */
function isSecure(request: FastifyRequest, config: Config): boolean {
  if (config.PUBLIC_URL?.startsWith('https:') || request.protocol === 'https') return true;
  return (
    String(request.headers['x-forwarded-proto'] ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  );
}

/** The cookies by the names the areas know; by https only those with the prefix are ours. */
function ownCookies(
  cookies: Readonly<Record<string, string | undefined>>,
  secure: boolean,
): Readonly<Record<string, string | undefined>> {
  if (!secure) return cookies;
  const own = Object.entries(cookies).filter(([name]) => name.startsWith(SECURE_PREFIX));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(SECURE_PREFIX.length), value]));
}

/** What a handler may know of the caller, looked up when it asks. */
export class RequestCaller implements Caller {
  readonly #request: FastifyRequest;
  readonly #config: Config;
  readonly #deadline: { readonly signal: AbortSignal };

  constructor(request: FastifyRequest, config: Config, deadline: { readonly signal: AbortSignal }) {
    this.#request = request;
    this.#config = config;
    this.#deadline = deadline;
  }

  get requestId(): string {
    return this.#request.id;
  }

  get address(): string {
    return this.#request.ip;
  }

  get userAgent(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 300);
  }

  get cookies(): Caller['cookies'] {
    return ownCookies(this.#request.cookies, isSecure(this.#request, this.#config));
  }

  get headers(): Caller['headers'] {
    return this.#request.headers;
  }

  get origin(): string {
    return originOf(this.#request, this.#config);
  }

  get signal(): AbortSignal {
    return this.#deadline.signal;
  }
}

/**
 * Collects headers and cookies of a handler until its transaction has ended: a cookie for something that was not
 * written would be worse than none.
 */
export class PendingReply implements HandlerReply {
  readonly #request: FastifyRequest;
  readonly #config: Config;
  readonly #steps: ((reply: FastifyReply) => void)[] = [];

  constructor(request: FastifyRequest, config: Config) {
    this.#request = request;
    this.#config = config;
  }

  get #secure(): boolean {
    return isSecure(this.#request, this.#config);
  }

  setCookie(name: string, value: string, { path, maxAgeSeconds, sameSite = 'strict' }: CookieOptions): void {
    const lifetime = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
    const options = { path, httpOnly: true, sameSite, secure: this.#secure, ...lifetime };
    this.#steps.push((reply) => void reply.setCookie(this.#named(name), value, options));
  }

  clearCookie(name: string, path: string): void {
    const options = { path, httpOnly: true, sameSite: 'strict', secure: this.#secure } as const;
    this.#steps.push((reply) => void reply.clearCookie(this.#named(name), options));
  }

  header(name: string, value: string): void {
    this.#steps.push((reply) => void reply.header(name, value));
  }

  #named(name: string): string {
    return this.#secure ? `${SECURE_PREFIX}${name}` : name;
  }

  applyTo(reply: FastifyReply): void {
    for (const step of this.#steps) step(reply);
  }
}
