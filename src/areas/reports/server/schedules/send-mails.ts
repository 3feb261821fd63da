import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { createAlias, hashOf, searchOf } from '#areas/sharing/server/index.ts';
import { dayIn, showDay } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import { holds } from '#kernel/permission.ts';
import { addressOf } from '#kernel/screens.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { recordFile, type StoredFile } from '#platform/files/stored-file.ts';
import { publicOrigin } from '#platform/public-origin.ts';
import type { Services } from '#platform/services.ts';
import { screens } from '../../area.ts';
import { MAIL_DAYS } from '../../rules/report-schedule.ts';
import { reportTitle } from '../../rules/report-title.ts';
import { type Addressee, copyOf, seenBy } from './addressees.ts';
import { insertMails } from './report-mail.repository.ts';
import type { RunRecord } from './run.repository.ts';
import type { ScheduleRecord } from './schedule.repository.ts';

const DAY_MS = 86_400_000;

interface Sending {
  readonly run: RunRecord;
  readonly schedule: ScheduleRecord;
  readonly author: Actor;
  readonly addressees: readonly Addressee[];
  readonly files: ReadonlyMap<string, StoredFile>;
}

/** A mail with a link of its own for each, in the transaction that ends the run. */
export async function sendMails(
  services: Services,
  trx: Trx,
  { run, schedule, author, addressees, files }: Sending,
): Promise<void> {
  for (const file of files.values()) await recordFile(trx, services, file);
  const expiresAt = new Date(services.now().getTime() + MAIL_DAYS * DAY_MS);
  const mails = addressees.map((to) => ({ ...to, id: createId(), alias: createAlias() }));
  await insertMails(
    trx,
    mails.map(({ id, alias, userId, email, language, withheld }) => ({
      ...{ id, company_id: run.company_id, run_id: run.id, user_id: userId, email, language },
      file_id: files.get(copyOf({ language, withheld }))!.id,
      shows_prices: holds(seenBy({ withheld }, author).permissions, SEE_FREIGHT),
      alias_hash: hashOf(alias),
      expires_at: expiresAt,
    })),
  );
  const day = showDay(dayIn(expiresAt, author.timeZone));
  for (const { alias, email, language } of mails) {
    const say = (key: 'subject' | 'text' | 'valid' | 'open', params = {}) =>
      services.translate(language, `reports.schedules.mail.${key}`, params);
    const report = services.translate(language, reportTitle(schedule.screen));
    const url = `${publicOrigin(services.config)}${addressOf(screens.mailedReport, { alias })}${searchOf({ lang: language })}`;
    await services.mail.send(trx, {
      to: email,
      language,
      subject: say('subject', { name: schedule.name, day: showDay(dayIn(services.now(), author.timeZone)) }),
      paragraphs: [say('text', { company: author.companyName ?? '', report }), say('valid', { day })],
      action: { label: say('open'), url },
    });
  }
}
