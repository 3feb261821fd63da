import { defineJob } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { type QueuedMail, queuedMailShape } from './mail-shape.ts';
import { type RenderedMail, renderMail } from './mail-template.ts';
import { sendBySmtp } from './smtp.ts';

/** Delivers one mail: by the configured server, or into the local mailbox when there is none. */
export const sendMailJob = defineJob({
  name: 'platform.sendMail',
  queue: 'mail',
  payload: queuedMailShape,
  run: async (mail, services) => {
    const { config, translate, outside } = services;
    const rendered = renderMail(mail, { translate, supportEmail: config.SUPPORT_EMAIL });
    if (config.SMTP_URL === undefined) return putIntoMailbox(services, mail, rendered);
    const server = { url: config.SMTP_URL, from: config.MAIL_FROM };
    const delivery = await outside.call('mail', () => sendBySmtp(server, mail, rendered), isAway);
    if (delivery.refused) services.log.warn({ mailId: mail.id, reply: delivery.refused }, 'mail refused for good');
  },
});

/** A server that is busy with this recipient or this mail answers; one that refuses our login serves nobody. */
function isAway(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return responseCode === undefined || code === 'EAUTH';
}

async function putIntoMailbox({ database }: Services, mail: QueuedMail, { text, html }: RenderedMail): Promise<void> {
  await database.asPlatform((trx) =>
    trx
      .insertInto('mail_message')
      .values({
        id: mail.id,
        recipient: mail.to,
        subject: mail.subject,
        text_body: text,
        html_body: html,
        calendar: mail.calendar ?? null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}
