import { PERMISSIONS_CHANGED } from '../contract/realtime-events.ts';
import type { UserView } from '../contract/user.calls.ts';
import type { Context } from './context.ts';

/**
 * Open tabs read their session again, so that menus and buttons follow without a reload; their streams end and are
 * opened again, admitted with the rights the user has now.
 */
export async function notifyPermissionsChanged(
  { trx, actor, services }: Context,
  userIds: readonly string[],
): Promise<void> {
  const data = { companyId: actor.companyId };
  const messages = userIds.map((userId) => ({ to: { userId }, event: PERMISSIONS_CHANGED, data }));
  await services.realtime.publishAll(trx, messages);
  await services.realtime.reopen(trx, { userIds, companyId: actor.companyId });
}

/** The fields of a user in the audit. */
export function auditOfUser({ firstName, lastName, mail, countryCode, phone, enabled, roles }: UserView) {
  return { firstName, lastName, mail, countryCode, phone, enabled, roles: roles.map(({ name }) => name) };
}
