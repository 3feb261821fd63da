import { PERMISSIONS_CHANGED } from '../contract/realtime-events.ts';
import type { UserView } from '../contract/user.calls.ts';
import type { Context } from './context.ts';

/** Open tabs ask again who they are and where they may work: menus and buttons follow without a reload. */
export async function notifyPermissionsChanged(
  { trx, actor, services }: Context,
  userIds: readonly string[],
): Promise<void> {
  const data = { companyId: actor.companyId };
  const messages = userIds.map((userId) => ({ to: { userId }, event: PERMISSIONS_CHANGED, data }));
  await services.realtime.publishAll(trx, messages);
}

/** What the audit remembers of a user. */
export function auditOfUser({ firstName, lastName, mail, countryCode, phone, enabled, roles }: UserView) {
  return { firstName, lastName, mail, countryCode, phone, enabled, roles: roles.map(({ name }) => name) };
}
