import { showInstant } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { type Actor, todayOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { defineHook, runListeners } from '#platform/listeners.ts';
import { PASSWORD_REMINDER_MS } from '../rules/lifetimes.ts';
import { acceptedOn, readReminderState } from './profile.repository.ts';

/** Somebody is to be reminded: higher areas add what they know of. */
export interface ReminderRequest {
  readonly actor: Actor;
  readonly language: Language;
  readonly now: Date;
  add(message: string): void;
}
export const remindersDue = defineHook<ReminderRequest>('session.remindersDue');

export async function readReminders(context: RequestContext<Actor>): Promise<{ reminders: string[] }> {
  const { actor, trx, services, language, now } = context;
  const state = await readReminderState(trx, actor.userId);
  if (!state || (state.remindedOn ?? '') >= todayOf(context)) return { reminders: [] };
  const reminders: string[] = [];
  const ends = state.passwordEnds;
  if (ends && ends.getTime() - now.getTime() <= PASSWORD_REMINDER_MS) {
    reminders.push(
      services.translate(language, 'session.reminders.password', { at: showInstant(ends, actor.timeZone) }),
    );
  }
  // Before the new password is set, nothing of the company is read.
  if (actor.companyId && !actor.newPasswordDue) {
    const add = (message: string) => reminders.push(message);
    await runListeners(context, remindersDue, { actor, language, now, add });
  }
  return { reminders };
}

export async function acceptReminders(context: RequestContext<Actor>): Promise<{ done: true }> {
  await acceptedOn(context.trx, context.actor.userId, todayOf(context));
  return { done: true };
}
