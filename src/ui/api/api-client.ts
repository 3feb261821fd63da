import { type ApiCall, type CallInput, type CallReply, fillPath } from '#kernel/api-call.ts';
import { ApiError } from './api-error.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

export const REQUEST_TIMEOUT_MS = 30_000;
/** Renews the token a little early, so that no call is sent in its last second. */
const RENEW_EARLY_MS = 15_000;

export interface AccessGrant {
  readonly accessToken: string;
  readonly expiresIn: number;
}

export interface ApiClientOptions {
  /** Asks for a new access token with the refresh cookie; null when the session has ended. */
  readonly renew: () => Promise<AccessGrant | null>;
  readonly onSessionLost: () => void;
  /** The time inside a company one had stepped into is over. */
  readonly onStepInOver?: () => void;
  readonly language: () => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Idempotency key: forms send it so that a double click creates one record. */
  readonly idempotencyKey?: string;
  /**
   * Called with the share of the body sent so far; such a call times out when nothing moves, not after a fixed time.
   */
  readonly onProgress?: (share: number) => void;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent even though the page is being left. */
  readonly keepalive?: boolean;
}

/** Client of the product's own API, typed by the contract. The access token is kept here, in memory only. */
export class ApiClient {
  readonly #options: ApiClientOptions;
  #token: string | undefined;
  #expiresAt = 0;
  #renewal: Promise<boolean> | undefined;
  #confirm: (() => Promise<boolean>) | undefined;

  constructor(options: ApiClientOptions) {
    this.#options = options;
  }

  grant(grant: AccessGrant | null): void {
    this.#token = grant?.accessToken;
    this.#expiresAt = grant ? Date.now() + grant.expiresIn * 1000 : 0;
  }

  /** How the user is asked for the password when the server wants it confirmed; returns how to stop asking. */
  confirmWith(ask: () => Promise<boolean>): () => void {
    this.#confirm = ask;
    return () => {
      if (this.#confirm === ask) this.#confirm = undefined;
    };
  }

  get signedIn(): boolean {
    return this.#token !== undefined;
  }

  async call<C extends ApiCall>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<CallReply<C>> {
    const response = await this.send(call, input, options);
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as CallReply<C>;
  }

  /** The raw reply, for streams and files. */
  async send<C extends ApiCall>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<Response> {
    const open = call.access === 'public' || call.access === 'link';
    if (!open) await this.#ensureFreshToken();
    let response = await this.#fetch(call, input as Parts, options);
    if (response.status === 401 && !open && (await this.#renew()))
      response = await this.#fetch(call, input as Parts, options);
    if (response.ok) return response;
    if (response.status === 401 && !open) this.#loseSession();
    const error = await readError(response);
    // Sent again once the password is confirmed: to its caller the call only took longer.
    if (error.code === 'request.passwordNotConfirmed' && (await this.#confirm?.()))
      return this.send(call, input, options);
    if (error.code === 'request.stepInOver') this.#options.onStepInOver?.();
    throw error;
  }

  async #ensureFreshToken(): Promise<void> {
    if (!this.#token || Date.now() < this.#expiresAt - RENEW_EARLY_MS) return;
    if (!(await this.#renew())) this.#loseSession();
  }

  /** Parallel calls share one renewal. */
  #renew(): Promise<boolean> {
    this.#renewal ??= this.#options
      .renew()
      .then((grant) => {
        // A refusal keeps the old token, so that `#loseSession` reports the end of the session exactly once.
        if (grant) this.grant(grant);
        return grant !== null;
      })
      .finally(() => {
        this.#renewal = undefined;
      });
    return this.#renewal;
  }

  #loseSession(): void {
    if (!this.#token) return;
    this.grant(null);
    this.#options.onSessionLost();
  }

  async #fetch(call: ApiCall, input: Parts, options: CallOptions): Promise<Response> {
    const { signal, idempotencyKey, onProgress, headers, keepalive = false } = options;
    const request = onProgress ? fetchWithProgress(onProgress, REQUEST_TIMEOUT_MS) : fetch;
    // A stream stays open for as long as the screen does.
    const isTimed = !call.raw && !onProgress;
    const ends = [...(signal ? [signal] : []), ...(isTimed ? [AbortSignal.timeout(REQUEST_TIMEOUT_MS)] : [])];
    try {
      return await request(addressOf(call, input), {
        method: call.method,
        credentials: 'same-origin',
        keepalive,
        signal: AbortSignal.any(ends),
        headers: {
          ...headers,
          'x-language': this.#options.language(),
          ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
          ...(input?.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.idempotent ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
        },
        ...(input?.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
      throw new ApiError(0, { code: isTimeout ? 'transport.timeout' : 'transport.network' });
    }
  }
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown } | undefined;

function addressOf(call: ApiCall, input: Parts): string {
  const query = Object.entries(input?.query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return `/api${fillPath(call.path, input?.params)}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

async function readError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after') ?? '') || undefined;
  try {
    return new ApiError(response.status, await response.json(), retryAfter);
  } catch {
    return new ApiError(response.status, {}, retryAfter);
  }
}
