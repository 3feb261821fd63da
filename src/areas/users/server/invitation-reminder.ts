import { PASSWORD_REMINDER_MS, remindersDue } from '#areas/session/server/index.ts';
import { showInstant } from '#kernel/dates.ts';
import { companyOf } from '#platform/actor.ts';
import { listen } from '#platform/listeners.ts';
import { findEndingInvitations } from './member.repository.ts';

/** Whoever invited somebody is reminded that the temporary password is about to end before it has been used. */
export const invitationReminder = listen(remindersDue, async ({ trx, services }, { actor, language, now, add }) => {
  const ends = { from: now, until: new Date(now.getTime() + PASSWORD_REMINDER_MS) };
  for (const { name, at } of await findEndingInvitations(trx, companyOf(actor), actor.userId, ends)) {
    add(services.translate(language, 'users.reminders.password', { name, at: showInstant(at, actor.timeZone) }));
  }
});
