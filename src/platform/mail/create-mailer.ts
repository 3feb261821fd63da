import { createId } from '#kernel/ids.ts';
import type { Trx } from '../db/database.ts';
import { enqueueAll } from '../jobs/job.ts';
import { mailErrors, mailShape } from './mail-shape.ts';
import type { Mail, Mailer } from './mailer.ts';
import { sendMailJob } from './send-mail.ts';

export function createMailer(): Mailer {
  const sendAll = async (trx: Trx, mails: readonly Mail[]) => {
    const queued = mails.map((mail) => {
      const checked = mailShape.safeParse(mail);
      if (!checked.success) throw mailErrors.invalid({ cause: checked.error });
      return { ...checked.data, id: createId() };
    });
    await enqueueAll(trx, sendMailJob, queued);
  };
  return { sendAll, send: (trx, mail) => sendAll(trx, [mail]) };
}
