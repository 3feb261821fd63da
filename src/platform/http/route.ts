import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiCall, CallReply, ParsedInput } from '#kernel/api-call.ts';
import type { AppError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import type { Actor } from '../actor.ts';
import type { Trx } from '../db/database.ts';
import type { Role } from '../role.ts';
import type { Services } from '../services.ts';

/** What a handler may change about its reply besides the body. */
export interface HandlerReply {
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path: string): void;
  header(name: string, value: string): void;
}

export interface CookieOptions {
  readonly path: string;
  readonly maxAgeSeconds?: number;
  /** SameSite=Strict, unless the browser must send it on a return from another site. */
  readonly sameSite?: 'strict' | 'lax';
}

export interface Caller {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Origin under which the caller reached the server, for links in mails. */
  readonly origin: string;
  /** Aborted when the deadline passes. */
  readonly signal: AbortSignal;
}

/**
 * The context of one request. The transaction is open, bound to person and company, and commits when the handler
 * returns; throwing rolls it back.
 */
export interface RequestContext<A = Actor | null> {
  readonly actor: A;
  readonly trx: Trx;
  readonly services: Services;
  readonly now: Date;
  readonly language: Language;
  readonly caller: Caller;
  readonly reply: HandlerReply;
  readonly log: FastifyBaseLogger;
  /** Runs after the transaction has committed; a failure there is logged, never shown. */
  afterCommit(work: () => Promise<void> | void): void;
}

/** A JSON text that is made already, mostly by the database: sent unchanged. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A reply that is not JSON: a file or a page. */
export class RawReply {
  readonly body: Readable | Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  constructor(body: Readable | Buffer | string, headers: Readonly<Record<string, string>>, status = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

/** A refusal whose writes are kept, such as a counter of failed tries: returned, because throwing would undo them. */
export class Refusal {
  readonly error: AppError;
  constructor(error: AppError) {
    this.error = error;
  }
}

/** A slow reply that needs no database: made after the commit, so that it holds no connection. */
export class Later<T = unknown> {
  readonly make: () => Promise<T>;
  constructor(make: () => Promise<T>) {
    this.make = make;
  }
}

/** Public calls and links have no actor; every other call always has one. */
type ActorFor<C> =
  C extends ApiCall<infer _P, infer _Q, infer _B, infer _R, infer A>
    ? A extends 'public' | 'link'
      ? null
      : Actor
    : never;

/** What may be used in the transaction that only admits the caller: it writes nothing and replies nothing. */
export type AdmissionContext<A = Actor | null> = Omit<RequestContext<A>, 'reply' | 'afterCommit'>;

/** What may be used between the transactions. */
export type PreparationContext<A = Actor | null> = Omit<AdmissionContext<A>, 'trx'>;

type Answer<C extends AnyCall> = CallReply<C> | JsonText | RawReply | Refusal | Later<CallReply<C> | RawReply>;

export type Handler<C extends AnyCall> = (
  context: RequestContext<ActorFor<C>>,
  input: ParsedInput<C>,
) => Promise<Answer<C>>;

/**
 * A handler with slow work before its transaction: hashing a password, sending a file to the store, asking an outside
 * service. No connection to the database is held meanwhile, so others are not stopped by it.
 */
export interface PreparedHandler<C extends AnyCall, Admitted, Prepared> {
  /** Further questions about the caller, in the short transaction that checks session and permission. */
  readonly admit?: (context: AdmissionContext<ActorFor<C>>, input: ParsedInput<C>) => Promise<Admitted>;
  /** What it leaves behind in other services must do no harm when the transaction then fails. */
  readonly before: (
    context: PreparationContext<ActorFor<C>>,
    input: ParsedInput<C>,
    admitted: Admitted,
  ) => Promise<Prepared>;
  /** Time has passed since the caller was admitted: what matters is checked again here. */
  readonly handle: (
    context: RequestContext<ActorFor<C>>,
    input: ParsedInput<C>,
    prepared: Prepared,
  ) => Promise<Answer<C>>;
}

type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

/** A request as it came, before anybody is known or anything is parsed. */
export interface DirectRequest {
  /** The one value at the end of its address, where the call has one. */
  readonly value: string | undefined;
  /** Without its question mark. */
  readonly query: string;
  readonly text: string;
  readonly contentType: string | null;
  readonly authorization: string | undefined;
  readonly address: string;
}

/** Answers without a transaction, a session or the limit per address: for machines that prove by themselves who they are. */
export type DirectHandler = (services: Services, request: DirectRequest) => Promise<unknown>;

export interface AnyRoute {
  readonly call: AnyCall;
  /** The process that serves it; `web` where nothing is said. */
  readonly role?: Role;
  readonly direct?: DirectHandler;
  /** The handler writes nothing, and cannot: its reply does not wait for the end of the transaction. */
  readonly readsOnly?: boolean;
  /**
   * Besides, the handler does nothing but run statements of its transaction and make a reply of them: it may begin with
   * the caller as last seen, and once more if they changed.
   */
  readonly startsEarly?: boolean;
  readonly admit?: (context: AdmissionContext, input: AnyInput) => Promise<unknown>;
  readonly before?: (context: PreparationContext, input: AnyInput, admitted: unknown) => Promise<unknown>;
  readonly handle: (context: RequestContext, input: AnyInput, prepared?: unknown) => Promise<unknown>;
}

export function directRoute(call: AnyCall, role: Role, direct: DirectHandler): AnyRoute {
  const handle = () => Promise.reject(new Error(`${call.id} has no transaction`));
  return { call, role, direct, handle };
}

/** The same for a handler that only reads. */
export function readingRoute<C extends ApiCall>(call: C, handle: Handler<C>): AnyRoute {
  return { ...route(call, handle), readsOnly: true };
}

/** Binds a call of the contract to its handler; the types of input, actor and reply come from the call. */
export function route<C extends ApiCall, Admitted = undefined, Prepared = undefined>(
  call: C,
  handler: Handler<C> | PreparedHandler<C, Admitted, Prepared>,
): AnyRoute {
  const steps = typeof handler === 'function' ? { handle: handler } : handler;
  return { ...(steps as unknown as Omit<AnyRoute, 'call'>), call: call as unknown as AnyCall };
}
