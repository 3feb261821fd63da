import type { z } from 'zod';
import type { PermissionRule } from './permission.ts';

/**
 * An API call is one entry of data, written once in an area's contract. From it come the HTTP route,
 * the typed browser client, the OpenAPI document, the permission matrix test and the fuzz test.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call:
 * - `public`: anyone, no session needed;
 * - `link`: the holder of a public link (checked by the handler against the stored, hashed alias);
 * - `signed-in`: any signed-in user, for data of their own;
 * - a permission rule: signed in, with a selected company, holding the permission there.
 */
export type Access = 'public' | 'link' | 'signed-in' | { readonly permission: PermissionRule };

export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
  /** What the limit counts by: the caller's address or the signed-in user. */
  readonly by: 'address' | 'user';
}

type Shape = z.ZodType;

export interface ApiCall<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
  A extends Access = Access,
> {
  /** `area.verbNoun`, unique; the operationId of the OpenAPI document. */
  readonly id: string;
  readonly method: Method;
  /** Path below /api as the specification spells it, parameters in braces: `/users/{id}/photo`. */
  readonly path: string;
  /** One English sentence for the published documentation. */
  readonly summary: string;
  readonly access: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
  /** HTTP status of success. */
  readonly status?: 200 | 201 | 202;
  /** Creates something: takes an Idempotency-Key and replays the stored reply for the same key and body. */
  readonly idempotent?: boolean;
  /** The body is not JSON but bytes, whatever type they claim to be; `body` is a Uint8Array. */
  readonly bytes?: boolean;
  readonly bodyLimit?: number;
  readonly rateLimit?: RateLimit;
  /** May be called while a new password is still due. */
  readonly beforeNewPassword?: boolean;
  /** An act that matters: the caller must have confirmed their password within the last five minutes. */
  readonly confirmsPassword?: boolean;
  /** Refused to a super administrator who has stepped into the company. */
  readonly ownPeopleOnly?: boolean;
  /** Reads and writes across companies; only the session of a super administrator may do so. */
  readonly scope?: 'platform';
  /** The reply is not one JSON value but a file, an event stream or a page. */
  readonly raw?: boolean;
}

/** Keeps the exact types of an entry for client and route. */
export function defineCall<
  P extends Shape = z.ZodUndefined,
  Q extends Shape = z.ZodUndefined,
  B extends Shape = z.ZodUndefined,
  R extends Shape = z.ZodUndefined,
  const A extends Access = Access,
>(call: ApiCall<P, Q, B, R, A>): ApiCall<P, Q, B, R, A> {
  return call;
}

type Part<K extends string, S extends Shape, D extends 'in' | 'out'> = S extends z.ZodUndefined
  ? { readonly [N in K]?: undefined }
  : { readonly [N in K]: D extends 'in' ? z.input<S> : z.output<S> };

/** What the caller provides. */
export type CallInput<C> =
  C extends ApiCall<infer P, infer Q, infer B, Shape>
    ? Part<'params', P, 'in'> & Part<'query', Q, 'in'> & Part<'body', B, 'in'>
    : never;

/** What the handler receives, after parsing. */
export type ParsedInput<C> =
  C extends ApiCall<infer P, infer Q, infer B, Shape>
    ? Part<'params', P, 'out'> & Part<'query', Q, 'out'> & Part<'body', B, 'out'>
    : never;

/** What the handler returns and the caller receives. */
export type CallReply<C> = C extends ApiCall<Shape, Shape, Shape, infer R> ? z.output<R> : never;

/** `/users/{id}/photo` with `{ id }` → `/users/42/photo`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}
