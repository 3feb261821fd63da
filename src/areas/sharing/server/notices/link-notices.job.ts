import { z } from 'zod';
import { companyLanguage } from '#areas/operations/server/index.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { lockDueNotices, markNoticed } from './link-notices.repository.ts';

const MOST_AT_ONCE = 200;

/** Writes to clients who follow a load by a link about its delay and its arrival; an ended link says nothing any more. */
export const linkNoticesJob = defineJob({
  name: 'sharing.linkNotices',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_payload, { database, mail, translate, now }) => {
    await database.asPlatform(async (trx) => {
      for (const due of await lockDueNotices(trx, now(), MOST_AT_ONCE)) {
        const language = due.language ?? companyLanguage(due.country);
        const { code: order, company, origin, destination } = due;
        const say = (part: 'subject' | 'text') =>
          translate(language, `sharing.noticeMail.${due.notice}.${part}`, { order, company, origin, destination });
        await mail.send(trx, {
          to: due.mail,
          language,
          subject: say('subject'),
          paragraphs: [...(due.recipient ? [due.recipient] : []), say('text')],
        });
        await markNoticed(trx, due, now());
      }
    });
  },
});
