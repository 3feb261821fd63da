import { z } from 'zod';
import { AppError } from '#kernel/errors.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { type DueKind, findDue, lockDue } from './due.repository.ts';
import { insertEvents, type OpportunityRecord, updateState } from './opportunity.repository.ts';
import { askNext, end, openToEverybody, publish, type Stepper } from './opportunity-steps.ts';
import { endSilentTurns } from './reader.repository.ts';

/** What the clock does with an opportunity whose time has come. */
const STEPS: Readonly<Record<DueKind, (stepper: Stepper, record: OpportunityRecord) => Promise<void>>> = {
  publish: publishByClock,
  end: (stepper, record) => end(stepper, record, 'deadline'),
  open: openToEverybody,
  answer: nextCompany,
};

/** A scheduled publication that is not possible any more is given up, and its history says why. */
async function publishByClock(stepper: Stepper, record: OpportunityRecord): Promise<void> {
  const problem = await publish(stepper, record).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof AppError && error.status < 500) return error.code;
      throw error;
    },
  );
  if (problem === undefined) return;
  await updateState(stepper.trx, record, { publish_at: null });
  await insertEvents(stepper.trx, record, [{ type: 'notPublished', details: { problem } }]);
}

/** Silence is a refusal. */
async function nextCompany(stepper: Stepper, record: OpportunityRecord): Promise<void> {
  for (const company of await endSilentTurns(stepper.trx, record, stepper.now))
    await insertEvents(stepper.trx, record, [{ type: 'silent', details: { company } }]);
  await askNext(stepper, record);
}

/** Each in a transaction of its own, by the clock of the database; one that another process holds is left to it. */
async function run(services: Services): Promise<void> {
  const due = await services.database.asPlatform(findDue);
  for (const { id, kind, companyId } of due) {
    await services.database.asMember({ companyId, userId: null }, async (trx) => {
      const found = await lockDue(trx, id, kind);
      if (!found) return;
      const { record, now, timeZone } = found;
      await STEPS[kind]({ trx, now, timeZone, userId: null }, record);
    });
  }
}

export const opportunityClockJob = defineJob({
  name: 'opportunities.clock',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_payload, services) => run(services),
});
