import { createId } from '#kernel/ids.ts';
import { enqueue } from '../jobs/job.ts';
import { mailErrors, mailShape } from './mail-shape.ts';
import type { Mailer } from './mailer.ts';
import { sendMailJob } from './send-mail.ts';

export function createMailer(): Mailer {
  return {
    send: async (trx, mail) => {
      const checked = mailShape.safeParse(mail);
      if (!checked.success) throw mailErrors.invalid({ cause: checked.error });
      await enqueue(trx, sendMailJob, { ...checked.data, id: createId() });
    },
  };
}
