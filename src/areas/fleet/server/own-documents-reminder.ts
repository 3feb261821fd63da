import { remindersDue } from '#areas/session/server/index.ts';
import { dayIn, showDay } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { companyOf } from '#platform/actor.ts';
import { listen } from '#platform/listeners.ts';
import { findOwnExpiring } from './driver-account.repository.ts';

const AHEAD_DAYS = 7;
const DAY_MS = 86_400_000;

/** A driver is reminded of the own documents that expire within a week, today included. */
export const ownDocumentsReminder = listen(remindersDue, async ({ trx, services }, { actor, language, now, add }) => {
  const day = (instant: Date) => dayIn(instant, actor.timeZone);
  const days = { from: day(now), until: day(new Date(now.getTime() + AHEAD_DAYS * DAY_MS)) };
  for (const { type, expiresOn } of await findOwnExpiring(trx, companyOf(actor), actor.userId, days)) {
    const document = services.translate(language, dynamicKey('documents.types', type));
    add(services.translate(language, 'fleet.reminders.document', { document, date: showDay(expiresOn) }));
  }
});
