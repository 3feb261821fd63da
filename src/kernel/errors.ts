import type { Position } from './position.ts';

/**
 * One shape for everything that can go wrong: a stable code for programs, a phrase for people.
 * The text of a code is in the phrase catalogues under `errors.<code>`; the server never invents one.
 */
export interface FieldProblem {
  readonly code: string;
  readonly params?: PhraseParams;
  /** Where on the map it is. */
  readonly at?: Position;
}

export type PhraseParams = Readonly<Record<string, string | number>>;

export interface ErrorDetails {
  readonly params?: PhraseParams;
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** What a screen needs to go on, besides the sentence: other free times, records in the way. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Seconds until a retry makes sense; becomes the Retry-After header. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly status: number;
  readonly params: PhraseParams;
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;
  readonly facts: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: string, status: number, details: ErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.status = status;
    this.params = details.params ?? {};
    this.fields = details.fields;
    this.facts = details.facts;
    this.retryAfter = details.retryAfter;
  }
}

type ErrorFactories<T extends Readonly<Record<string, number>>> = {
  readonly [K in keyof T]: (details?: ErrorDetails) => AppError;
};

const catalogue = new Map<string, number>();

/** `defineErrors('session', { locked: 429 })` gives `locked()` that makes the error `session.locked` with status 429. */
export function defineErrors<const T extends Readonly<Record<string, number>>>(
  area: string,
  table: T,
): ErrorFactories<T> {
  const entries = Object.entries(table).map(([name, status]) => {
    const code = `${area}.${name}`;
    catalogue.set(code, status);
    return [name, (details?: ErrorDetails) => new AppError(code, status, details)] as const;
  });
  return Object.fromEntries(entries) as ErrorFactories<T>;
}

/** Every code defined so far with its HTTP status: the published error catalogue. */
export const errorCatalogue: ReadonlyMap<string, number> = catalogue;

/** Errors of the platform itself, used by every area. */
export const requestErrors = defineErrors('request', {
  invalid: 400,
  unreadable: 400,
  tenantMismatch: 403,
  forbidden: 403,
  signInRequired: 401,
  notFound: 404,
  newPasswordDue: 403,
  passwordNotConfirmed: 403,
  ownPeopleOnly: 403,
  stepInOver: 403,
  conflict: 409,
  staleVersion: 409,
  inUse: 409,
  alreadyRegistered: 409,
  idempotencyKeyReused: 409,
  idempotencyKeyInvalid: 400,
  tooLarge: 413,
  unsupportedType: 415,
  misdirected: 421,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
  deadline: 503,
});

/** An error as it is sent. */
export interface WireError {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, Omit<FieldProblem, 'params'> & { readonly message: string }>>;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
}
