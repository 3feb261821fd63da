import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, requestErrors } from '#kernel/errors.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import type { Actor } from '../actor.ts';
import type { Trx } from '../db/database.ts';
import { isTransient } from '../db/database-problem.ts';
import type { Services } from '../services.ts';
import { admit, admitFirst, expectedActor, keyOf } from './admit.ts';
import { languageOf, PendingReply, RequestCaller } from './caller.ts';
import { requireConfirmedPassword } from './confirmation.ts';
import { Deadline } from './deadline.ts';
import { claimKey, releaseKey, type StoredReply, storeReply } from './idempotency.ts';
import { parseInput } from './parse-input.ts';
import { replyText } from './reply-text.ts';
import { type AnyRoute, JsonText, Later, type PreparationContext, RawReply, Refusal } from './route.ts';

const TRANSACTION_TRIES = 3;

export interface Outcome {
  readonly status: number;
  readonly body: string | RawReply;
}

/**
 * The life of a request: slow work without a connection, if the route has some; then one transaction bound to person
 * and company, permission, input, repeated-request check, handler, reply, commit. Nothing leaves the server before the
 * commit.
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
  const { prepared, stored } = await prepare({ services, route, request, deadline });
  if (stored) return replay(stored, reply);
  return repeatTransient(deadline, async (tried) => {
    const pending: Pending = { reply: new PendingReply(request, services.config), afterCommit: [] };
    const visit = { services, route, request, reply, deadline, pending, prepared, isFirstTry: tried === 1 };
    try {
      const outcome = await services.database.transaction((trx) => inTransaction(trx, visit), {
        readOnly: route.readsOnly,
      });
      return await finish(outcome, visit);
    } catch (error) {
      if (isRefusal(error) && !deadline.isExpired) pending.reply.applyTo(reply);
      throw error;
    }
  });
}

/**
 * Two transactions that conflicted: the loser starts over, as does who began with an outdated caller. What was prepared is
 * not prepared again.
 */
async function repeatTransient<T>(deadline: Deadline, work: (tried: number) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work(tried);
    } catch (error) {
      const isWorthIt = isTransient(error) || error instanceof CallerChanged;
      if (!isWorthIt || tried === TRANSACTION_TRIES) throw error;
      deadline.startOver();
    }
  }
}

/**
 * The slow work of a route that has some. The transaction that admits the caller is over by then, and the one of the
 * handler not yet begun, so that nobody holds a connection while waiting for another service.
 */
async function prepare(
  visit: Pick<Visit, 'services' | 'route' | 'request' | 'deadline'>,
): Promise<{ readonly prepared?: unknown; readonly stored?: StoredReply }> {
  const { services, route, request, deadline } = visit;
  if (!route.before) return {};
  const contextFor = (actor: Actor | null) => contextOf(visit, actor);
  const { actor, input, admitted, stored } = await repeatTransient(deadline, () =>
    admitFirst(route, request, contextFor, (work) => services.database.transaction(work, { readOnly: true })),
  );
  if (stored) return { stored };
  const prepared = await route.before(contextFor(actor), input, admitted);
  if (deadline.isExpired) throw requestErrors.deadline({ retryAfter: 5 });
  return { prepared };
}

function contextOf(
  { services, request, deadline }: Pick<Visit, 'services' | 'request' | 'deadline'>,
  actor: Actor | null,
): PreparationContext {
  return {
    actor,
    services,
    now: services.now(),
    language: languageOf(request),
    caller: new RequestCaller(request, services.config, deadline),
    log: request.log,
  };
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
  /** What the route's `before` returned. */
  readonly prepared: unknown;
  readonly isFirstTry: boolean;
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

/** The caller is somebody else, or may do something else, than the handler began with: it is asked once more. */
class CallerChanged extends Error {}

/**
 * A handler that starts early begins with the caller as last seen, so that its statement travels together with the question
 * who the caller is now. What it found is only used if that is still the same, and row-level security knows the caller of
 * now in any case: the answer to the question binds the transaction before the statement is executed.
 */
async function inTransaction(trx: Trx, visit: Visit): Promise<Outcome | Refusal | Later> {
  const { route, request, isFirstTry } = visit;
  // Whoever changes again and again is waited for the second time.
  const expected = route.startsEarly && isFirstTry ? expectedActor(route.call, request) : undefined;
  const admitted = admit(trx, route.call, request);
  if (!expected) return answer(trx, visit, await admitted);
  const early = answer(trx, visit, expected);
  early.catch(() => undefined);
  if ((await admitted) !== expected) throw new CallerChanged();
  return early;
}

async function answer(trx: Trx, visit: Visit, actor: Actor | null): Promise<Outcome | Refusal | Later> {
  const { route, request, reply, deadline, pending } = visit;
  const { call } = route;
  if (actor && call.confirmsPassword) await requireConfirmedPassword({ trx, services: visit.services }, actor);
  const input = parseInput(call, request);
  const key = keyOf(call, actor, request);
  if (key && actor) {
    const stored = await claimKey(trx, actor.userId, key, call, input);
    if (stored) return replay(stored, pending.reply);
  }
  const own = visit.services.catalogueDesk.servicesFor(visit.services, trx, actor);
  // Not awaited where it is known, so that the first statement of an early start travels with the caller's.
  const services = own instanceof Promise ? await own : own;
  const result = await route.handle(
    {
      ...contextOf({ ...visit, services }, actor),
      trx,
      reply: pending.reply,
      afterCommit: (work) => pending.afterCommit.push(work),
    },
    input,
    visit.prepared,
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

function outcomeOf(call: AnyCall, result: unknown, reply: FastifyReply): Outcome {
  if (result instanceof RawReply) return { status: result.status, body: result };
  const status = call.status ?? 200;
  if (result instanceof JsonText) return { status, body: result.text };
  return { status, body: replyText(call, reply, result ?? null) };
}

function replay(stored: StoredReply, reply: Pick<FastifyReply, 'header'> | PendingReply): Outcome {
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
