import { z } from 'zod';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type CronEntry, defineJob } from '#platform/jobs/job.ts';
import { findStepIns, findUsage, measureCompanies } from './usage.repository.ts';

type Context = RequestContext<Actor>;

export async function readCompanyUsage({ trx }: Context, companyId: string) {
  const found = await findUsage(trx, companyId);
  if (!found) throw requestErrors.notFound();
  const { isPlatform, lastActivityAt, ...usage } = found;
  const activity = lastActivityAt && new Date(lastActivityAt).toISOString();
  return { usage: { ...usage, lastActivityAt: activity }, isPlatform, stepIns: await findStepIns(trx, companyId) };
}

export async function readStepIns({ trx, actor }: Context) {
  return { stepIns: await findStepIns(trx, companyOf(actor)) };
}

/** One statement over all companies, so that the list of them counts nothing. */
export const measureCompaniesJob = defineJob({
  name: 'companies.measure',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_, { database, now }) => database.asPlatform((trx) => measureCompanies(trx, now())),
});

export const measureSchedule: CronEntry = { schedule: '*/15 * * * *', job: measureCompaniesJob.name };
