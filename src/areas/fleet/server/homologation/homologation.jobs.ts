import { z } from 'zod';
import { CHECK_CODES, type CheckFailure, type CheckSource } from '#areas/fleet/rules/homologation-check.ts';
import { LOST_AFTER_MS } from '#areas/fleet/rules/homologation-progress.ts';
import { pauseBeforeRetry } from '#areas/fleet/rules/homologation-retry.ts';
import { idShape } from '#kernel/ids.ts';
import { defineJob, enqueue } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { adaptersOf } from './adapters/adapters.ts';
import { type CheckAdapter, NoAnswer } from './adapters/check-adapter.ts';
import { findHomologation, findLost, type HomologationRecord, lockHomologation } from './homologation.repository.ts';
import { checksIn, type Settlement, settle } from './homologation-check.repository.ts';
import { publishResult } from './publish-result.ts';

const LOST_AT_ONCE = 100;

const ASK_REGISTER = {
  name: 'fleet.askRegister',
  payload: z.object({
    homologationId: idShape,
    code: z.enum(CHECK_CODES),
    attempt: z.number().int().min(1).default(1),
  }),
};
type Task = z.output<typeof ASK_REGISTER.payload>;

/**
 * Asks one register for one request: pending becomes the answer, or error after a few failed attempts. A failed attempt
 * schedules the next one itself; the queue's own retry is for lost processes. A later run, by another process or the
 * sweep, finds the check settled and leaves it alone.
 */
export const askRegisterJob = defineJob({
  ...ASK_REGISTER,
  queue: 'registers',
  run: async (task, services) => {
    const homologation = await findUnsettled(services, task);
    if (!homologation) return;
    const outcome = await ask(services, adaptersOf(services).of(task.code), homologation, task);
    if (typeof outcome === 'number') await askLater(services, { ...task, attempt: task.attempt + 1 }, outcome);
    else await settleCheck(services, task, outcome);
  },
});

async function findUnsettled(services: Services, { homologationId, code }: Task) {
  return services.database.asPlatform(async (trx) => {
    const checks = await checksIn(trx, homologationId);
    const isOpen = checks.some((check) => check.code === code && !check.settledAt);
    return isOpen ? findHomologation(trx, homologationId) : undefined;
  });
}

/** The result, or the pause before the next attempt. */
async function ask(
  { log, now }: Services,
  { source, ask: put }: CheckAdapter,
  { question, dueAt }: HomologationRecord,
  { code, attempt }: Task,
): Promise<Settlement | number> {
  try {
    return { ...(await put(code, question)), source, failure: null };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    log.warn({ err: error, code, attempt }, 'a register gave no answer');
    const pause = error.mayPass ? pauseBeforeRetry(attempt, now(), dueAt) : undefined;
    return pause ?? failed(error.failure, source);
  }
}

const failed = (failure: CheckFailure, source: CheckSource): Settlement => ({
  status: 'error',
  clear: null,
  source,
  failure,
  message: null,
  details: {},
});

async function askLater({ database }: Services, task: Task, pauseMs: number): Promise<void> {
  const runAt = new Date(Date.now() + pauseMs);
  await database.asPlatform((trx) => enqueue(trx, ASK_REGISTER, task, { runAt }));
}

async function settleCheck(services: Services, task: Omit<Task, 'attempt'>, settlement: Settlement): Promise<void> {
  await services.database.asPlatform(async (trx) => {
    const homologation = await lockHomologation(trx, task.homologationId);
    if (!homologation || !(await settle(trx, task, settlement, services.now()))) return;
    await publishResult(trx, services, homologation, task.code);
  });
}

/** Every minute, requests still open long after their time become errors, so that nobody waits for ever. */
export const sweepHomologationsJob = defineJob({
  name: 'fleet.sweepHomologations',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_, services) => {
    const before = new Date(services.now().getTime() - LOST_AFTER_MS);
    const lost = await services.database.asPlatform((trx) => findLost(trx, before, LOST_AT_ONCE));
    for (const homologationId of lost) {
      const checks = await services.database.asPlatform((trx) => checksIn(trx, homologationId));
      for (const { code, source, settledAt } of checks) {
        if (!settledAt) await settleCheck(services, { homologationId, code }, failed('overdue', source));
      }
    }
    if (lost.length > 0) services.log.warn({ lost: lost.length }, 'homologations were given up');
  },
});
