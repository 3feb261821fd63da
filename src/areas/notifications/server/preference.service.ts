import type { CallReply } from '#kernel/api-call.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { RECEIVE_NOTIFICATIONS } from '../contract/notification.permissions.ts';
import type { ChosenInput, readPreferences } from '../contract/preference.calls.ts';
import type { NotificationKinds } from '../rules/notification-kinds.ts';
import { allPreferences, mayBeMuted, mayGather } from '../rules/notification-preference.ts';
import { hastenEntries } from './digest.repository.ts';
import { readChosen, storeChosen } from './preference.repository.ts';

type Context = RequestContext<Actor>;

/** Without the permission nobody gets mails, and has nothing to choose about them. */
const hasRhythm = (kinds: NotificationKinds, { permissions }: Actor, type: string) =>
  permissions.has(RECEIVE_NOTIFICATIONS) && mayGather(kinds.get(type), permissions);

export async function presentPreferences(
  kinds: NotificationKinds,
  { trx, actor }: Context,
): Promise<CallReply<typeof readPreferences>> {
  const chosen = await readChosen(trx);
  const rhythms = new Map(chosen.map(({ type, mailRhythm }) => [type, mailRhythm]));
  return {
    preferences: allPreferences(kinds, chosen).map(({ type, inApp, push, mail }) => ({
      type,
      inApp,
      push,
      mail,
      mayBeMuted: mayBeMuted(kinds.get(type)),
      mailRhythm: hasRhythm(kinds, actor, type) ? (rhythms.get(type) ?? 'atOnce') : null,
    })),
  };
}

/** What waits for a digest comes by the new rhythm, at once where mails come singly again. */
export async function choosePreferences(
  kinds: NotificationKinds,
  context: Context,
  preferences: readonly ChosenInput[],
) {
  const { trx, actor } = context;
  const fields = Object.fromEntries(
    preferences.flatMap(({ type, mailRhythm }, nth): [string, FieldProblem][] =>
      mailRhythm && !hasRhythm(kinds, actor, type) ? [[`preferences.${nth}.mailRhythm`, { code: 'choice' }]] : [],
    ),
  );
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  const who = { companyId: companyOf(actor), userId: actor.userId };
  await storeChosen(trx, who, preferences);
  await hastenEntries(trx, who);
  return presentPreferences(kinds, context);
}
