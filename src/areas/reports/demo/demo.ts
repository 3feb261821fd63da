import type { AreaDemo } from '#areas/companies/demo/demo-context.ts';
import { demoEmail } from '#areas/users/demo/accounts.ts';
import { DEMO_SCHEDULES } from './data/schedules.ts';
import { planSchedule } from './plan-schedule.ts';
import { insertPlanned, readersByEmail } from './schedules.repository.ts';

/** Reports by mail of a year, in every rhythm and state. */
export const demo: AreaDemo = async ({ trx, teams, now }) => {
  const emailsOf = ({ company, author, to }: (typeof DEMO_SCHEDULES)[number]) =>
    [author, ...to].map((role) => demoEmail(role, company));
  const readers = await readersByEmail(trx, DEMO_SCHEDULES.flatMap(emailsOf));
  const planned = DEMO_SCHEDULES.map((demoSchedule) => {
    const [author, ...to] = emailsOf(demoSchedule).map((email) => readers.get(email)!);
    return planSchedule({
      demo: demoSchedule,
      company: teams.get(demoSchedule.company)!,
      author: author!,
      readers: to,
      now,
    });
  });
  await insertPlanned(trx, planned);
};
