import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, enter } from '../actor.ts';
import { openPlatformScope, type Trx } from '../db/database.ts';
import { isTransient } from '../db/database-problem.ts';
import type { Services } from '../services.ts';
import type { AccessToken } from './access-token.ts';
import { answerOf, callerOf, languageOf } from './caller.ts';
import { Deadline } from './deadline.ts';
import { claimKey, readKey, type StoredAnswer, storeAnswer } from './idempotency.ts';
import { parseInput, refuseForeignDefaults } from './parse-input.ts';
import { type AnyRoute, JsonText, RawAnswer } from './route.ts';

const TRANSACTION_TRIES = 3;

export interface Outcome {
  readonly status: number;
  readonly body: string | RawAnswer;
}

/**
 * The life of a request: one transaction bound to person and company, permission, input, repeated-request check,
 * handler, answer, commit. Nothing is told to anyone before the commit.
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
    const afterCommit: (() => Promise<void> | void)[] = [];
    try {
      const outcome = await services.database.transaction((trx) =>
        inTransaction(trx, services, route, request, reply, deadline, afterCommit),
      );
      for (const work of afterCommit) await runQuietly(work, request);
      return outcome;
    } catch (error) {
      if (!isTransient(error) || tried >= TRANSACTION_TRIES) throw error;
    }
  }
}

async function inTransaction(
  trx: Trx,
  services: Services,
  route: AnyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  deadline: Deadline,
  afterCommit: (() => Promise<void> | void)[],
): Promise<Outcome> {
  const { call } = route;
  const actor = await admit(trx, call, request);
  const input = parseInput(call, request);
  const key = call.idempotent && actor ? readKey(request.headers['idempotency-key']) : undefined;
  if (key && actor) {
    const stored = await claimKey(trx, actor.userId, key, call, input);
    if (stored) return replay(stored, reply);
  }
  const result = await route.handle(
    {
      actor,
      trx,
      services,
      now: services.now(),
      language: languageOf(request, actor),
      caller: callerOf(request, services.config, deadline.signal),
      answer: answerOf(reply, services.config),
      log: request.log,
      afterCommit: (work) => afterCommit.push(work),
    },
    input,
  );
  const outcome = outcomeOf(call, result, reply);
  if (key && actor && typeof outcome.body === 'string') {
    await storeAnswer(trx, actor.userId, key, { status: outcome.status, reply: outcome.body });
  }
  deadline.beginCommit();
  return outcome;
}

/** Lets the caller in, or says why not: no session 401, no permission 403. */
async function admit(
  trx: Trx,
  call: AnyCall,
  request: FastifyRequest & { accessToken?: AccessToken | undefined },
): Promise<Actor | null> {
  if (call.access === 'public' || call.access === 'link') return null;
  if (!request.accessToken) throw requestErrors.signInRequired();
  const actor = await enter(trx, request.accessToken.sessionId);
  if (!actor || actor.userId !== request.accessToken.userId) throw requestErrors.signInRequired();
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
  if (result instanceof RawAnswer) return { status: result.status, body: result };
  const status = call.status ?? 200;
  if (result instanceof JsonText) return { status, body: result.text };
  reply.code(status);
  return { status, body: reply.serialize((result ?? null) as Record<string, unknown>) as string };
}

function replay(stored: StoredAnswer, reply: FastifyReply): Outcome {
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
