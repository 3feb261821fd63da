import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, requestErrors } from '#kernel/errors.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, enter } from '../actor.ts';
import { openPlatformScope, type Trx } from '../db/database.ts';
import { isTransient } from '../db/database-problem.ts';
import type { Services } from '../services.ts';
import { callerOf, languageOf, PendingReply } from './caller.ts';
import { requireConfirmedPassword } from './confirmation.ts';
import { Deadline } from './deadline.ts';
import { claimKey, readKey, releaseKey, type StoredReply, storeReply } from './idempotency.ts';
import { parseInput, refuseForeignDefaults } from './parse-input.ts';
import { type AnyRoute, JsonText, Later, RawReply, Refusal } from './route.ts';

const TRANSACTION_TRIES = 3;

export interface Outcome {
  readonly status: number;
  readonly body: string | RawReply;
}

/**
 * The life of a request: one transaction bound to person and company, permission, input, repeated-request check,
 * handler, reply, commit. Nothing leaves the server before the commit.
 */
export async function execute(
  services: Services,
  route: AnyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const deadline = new Deadline(services.config.REQUEST_DEADLINE_MS);
  try {
    return await deadline.race(attempt(services, route, request, reply, deadline));
  } finally {
    deadline.clear();
  }
}

async function attempt(
  services: Services,
  route: AnyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  deadline: Deadline,
): Promise<Outcome> {
  for (let tried = 1; ; tried += 1) {
    const pending: Pending = { reply: new PendingReply(services.config), afterCommit: [] };
    const visit = { services, route, request, reply, deadline, pending };
    try {
      const outcome = await services.database.transaction((trx) => inTransaction(trx, visit), {
        readOnly: route.readsOnly,
      });
      return await finish(outcome, visit);
    } catch (error) {
      if (isTransient(error) && tried < TRANSACTION_TRIES) {
        deadline.startOver();
        continue;
      }
      if (isRefusal(error) && !deadline.signal.aborted) pending.reply.applyTo(reply);
      throw error;
    }
  }
}

/** Actions that wait for the end of the transaction. */
interface Pending {
  readonly reply: PendingReply;
  readonly afterCommit: (() => Promise<void> | void)[];
}

interface Visit {
  readonly services: Services;
  readonly route: AnyRoute;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deadline: Deadline;
  readonly pending: Pending;
}

/** The transaction has committed: only now may messages leave the server. */
async function finish(outcome: Outcome | Refusal | Later, visit: Visit): Promise<Outcome> {
  const { route, request, reply, deadline, pending } = visit;
  for (const work of pending.afterCommit) await deadline.patience(runQuietly(work, request));
  if (outcome instanceof Refusal) throw outcome.error;
  if (outcome instanceof Later) {
    deadline.startOver();
    outcome = outcomeOf(route.call, await outcome.make(), reply);
  }
  pending.reply.applyTo(reply);
  return outcome;
}

/** A deliberate refusal of the handler keeps its cookies; an unexpected error drops them. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}

async function inTransaction(trx: Trx, visit: Visit): Promise<Outcome | Refusal | Later> {
  const { services, route, request, reply, deadline, pending } = visit;
  const { call } = route;
  const actor = await admit(trx, call, request);
  if (actor && call.confirmsPassword) await requireConfirmedPassword({ trx, services }, actor);
  const input = parseInput(call, request);
  const key = call.idempotent && actor ? readKey(request.headers['idempotency-key']) : undefined;
  if (key && actor) {
    const stored = await claimKey(trx, actor.userId, key, call, input);
    if (stored) return replay(stored, pending.reply);
  }
  const result = await route.handle(
    {
      actor,
      trx,
      services,
      now: services.now(),
      language: languageOf(request),
      caller: callerOf(request, services.config, deadline.signal),
      reply: pending.reply,
      log: request.log,
      afterCommit: (work) => pending.afterCommit.push(work),
    },
    input,
  );
  const outcome = result instanceof Refusal || result instanceof Later ? result : outcomeOf(call, result, reply);
  if (key && actor) await settleKey(trx, actor.userId, key, outcome);
  deadline.beginCommit();
  return outcome;
}

/** Only a complete JSON reply can be replayed; after any other the key may be used again. */
async function settleKey(trx: Trx, userId: string, key: string, outcome: Outcome | Refusal | Later): Promise<void> {
  if (outcome instanceof Refusal || outcome instanceof Later || outcome.body instanceof RawReply)
    return releaseKey(trx, userId, key);
  return storeReply(trx, userId, key, { status: outcome.status, reply: outcome.body });
}

/** Checks the caller's access: no session gives 401, no permission 403. */
async function admit(trx: Trx, call: AnyCall, request: FastifyRequest): Promise<Actor | null> {
  if (call.access === 'public' || call.access === 'link') return null;
  if (!request.accessToken) throw request.tokenProblem ?? requestErrors.signInRequired();
  const actor = await enter(trx, request.accessToken.sessionId);
  if (!actor || actor.userId !== request.accessToken.userId) throw requestErrors.signInRequired();
  request.actorLanguage = actor.language ?? undefined;
  refuseForeignDefaults(call, request.query, actor);
  if (actor.newPasswordDue && !call.beforeNewPassword) throw requestErrors.newPasswordDue();
  if (call.access !== 'signed-in') {
    if (!actor.companyId || !holds(actor.permissions, call.access.permission)) throw requestErrors.forbidden();
  }
  if (call.scope === 'platform') {
    if (!actor.isSuperAdmin) throw requestErrors.forbidden();
    await openPlatformScope(trx);
  }
  return actor;
}

function outcomeOf(call: AnyCall, result: unknown, reply: FastifyReply): Outcome {
  if (result instanceof RawReply) return { status: result.status, body: result };
  const status = call.status ?? 200;
  if (result instanceof JsonText) return { status, body: result.text };
  reply.code(status);
  return { status, body: reply.serialize((result ?? null) as Record<string, unknown>) as string };
}

function replay(stored: StoredReply, reply: PendingReply): Outcome {
  reply.header('idempotency-replayed', 'true');
  return { status: stored.status, body: stored.reply };
}

async function runQuietly(work: () => Promise<void> | void, request: FastifyRequest): Promise<void> {
  try {
    await work();
  } catch (error) {
    request.log.error({ err: error }, 'work after the commit failed');
  }
}
