import type { FastifyRequest } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, enter, lastSeen, requireOwnPeople } from '../actor.ts';
import { openPlatformScope, type Trx } from '../db/database.ts';
import { findReply, readKey, type StoredReply } from './idempotency.ts';
import { type Input, parseInput, refuseForeignDefaults } from './parse-input.ts';
import type { AdmissionContext, AnyRoute, PreparationContext } from './route.ts';

/** Nobody is signed in, as far as the call knows. */
const isOpen = ({ access }: AnyCall): boolean => access === 'public' || access === 'link';

/** Checks the caller's access: no session gives 401, no permission 403. */
export async function admit(trx: Trx, call: AnyCall, request: FastifyRequest): Promise<Actor | null> {
  if (call.access === 'public' || call.access === 'link') return null;
  if (!request.accessToken) throw request.tokenProblem ?? requestErrors.signInRequired();
  const actor = await enter(trx, request.accessToken.sessionId);
  if (!actor || actor.userId !== request.accessToken.userId) throw requestErrors.signInRequired();
  requireAccess(call, request, actor);
  if (call.scope === 'platform') await openPlatformScope(trx);
  return actor;
}

function requireAccess(call: AnyCall, request: FastifyRequest, actor: Actor): void {
  request.actorLanguage = actor.language ?? undefined;
  refuseForeignDefaults(call, request.query, actor);
  if (actor.newPasswordDue && !call.beforeNewPassword) throw requestErrors.newPasswordDue();
  if (call.ownPeopleOnly) requireOwnPeople(actor);
  if (typeof call.access === 'object') {
    if (actor.stepIn?.isOver) throw requestErrors.stepInOver();
    if (!actor.companyId || !holds(actor.permissions, call.access.permission)) throw requestErrors.forbidden();
  }
  if (call.scope === 'platform' && !actor.isSuperAdmin) throw requestErrors.forbidden();
}

/** The caller as last seen, where a handler may begin with that: whoever had access then probably still has. */
export function expectedActor(call: AnyCall, request: FastifyRequest): Actor | undefined {
  const token = request.accessToken;
  const actor = token && !isOpen(call) && call.scope !== 'platform' ? lastSeen(token.sessionId) : undefined;
  if (actor?.userId !== token?.userId) return undefined;
  try {
    if (actor) requireAccess(call, request, actor);
    return actor;
  } catch {
    // Refused, if at all, by what is true now.
    return undefined;
  }
}

/** The key of a request that may be repeated. */
export function keyOf(call: AnyCall, actor: Actor | null, request: FastifyRequest): string | undefined {
  return call.idempotent && actor ? readKey(request.headers['idempotency-key']) : undefined;
}

export interface Admission {
  readonly actor: Actor | null;
  readonly input: Input;
  /** What the route's own questions found. */
  readonly admitted: unknown;
  /** The request was answered before: nothing is to be prepared. */
  readonly stored: StoredReply | undefined;
}

type ContextFor = (actor: Actor | null) => PreparationContext;

/** The short transaction of a route that prepares something; a call without session and questions needs none. */
export async function admitFirst(
  route: AnyRoute,
  request: FastifyRequest,
  contextFor: ContextFor,
  transaction: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>,
): Promise<Admission> {
  const { call } = route;
  if (isOpen(call) && !route.admit) {
    return { actor: null, input: parseInput(call, request), admitted: undefined, stored: undefined };
  }
  return transaction(async (trx) => {
    const actor = await admit(trx, call, request);
    const input = parseInput(call, request);
    const key = keyOf(call, actor, request);
    const stored = key && actor ? await findReply(trx, actor.userId, key, call, input) : undefined;
    const context: AdmissionContext = { ...contextFor(actor), trx };
    return { actor, input, stored, admitted: stored ? undefined : await route.admit?.(context, input) };
  });
}
