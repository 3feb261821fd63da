import { countryOrDefault } from '#countries/country.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import type { SessionUser } from '../contract/session-user.shape.ts';
import { readPersonFields } from '../rules/profile-fields.ts';
import { type Profile, type ProfileChange, readProfile, saveProfile, savePushToken } from './profile.repository.ts';
import { readAgain } from './session-user.service.ts';

export async function updateProfile(context: RequestContext<Actor>, sent: ProfileChange): Promise<SessionUser> {
  const { actor, trx } = context;
  const { values, problems } = readPersonFields(sent, countryOrDefault(actor.country));
  if (Object.keys(problems).length > 0) throw requestErrors.invalid({ fields: problems });
  const before = await readProfile(trx, actor.userId);
  if (!before) throw requestErrors.signInRequired();
  const { street, language, themeMode } = sent;
  const after = changed(before, { ...values, street, language, themeMode });
  await saveProfile(trx, actor.userId, after).catch((error: unknown) => {
    throw violatedConstraint(error) === 'app_user_phone' ? phoneTaken(error) : error;
  });
  await audit(trx, context, { action: 'session.updateProfile', entity: 'user', entityId: actor.userId, before, after });
  return readAgain(context);
}

/** Fields that were not sent keep their value. */
function changed(before: Profile, change: ProfileChange): Profile {
  const sent = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(sent) as Partial<Profile>) };
}

const phoneTaken = (cause: unknown) =>
  sessionErrors.userExists({ cause, fields: { phone: { code: 'alreadyRegistered' } } });

export async function updatePushToken(
  context: RequestContext<Actor>,
  pushToken: string | null,
): Promise<{ done: true }> {
  const { actor, trx } = context;
  await savePushToken(trx, actor.userId, pushToken);
  await audit(trx, context, {
    action: 'session.updatePushToken',
    entity: 'user',
    entityId: actor.userId,
    after: { registered: pushToken !== null },
  });
  return { done: true };
}
