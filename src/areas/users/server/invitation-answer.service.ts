import { homeOf, setHome, signingIn } from '#areas/session/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type AuditContext, audit } from '#platform/audit/audit.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { listen } from '#platform/listeners.ts';
import type { Services } from '#platform/services.ts';
import type { ReceivedInvitation } from '../contract/invitation.calls.ts';
import { PERMISSIONS_CHANGED } from '../contract/realtime-events.ts';
import { followSuperAdministrator } from './administrator.repository.ts';
import type { Context } from './context.ts';
import {
  closeInvitation,
  listReceivedInvitations,
  lockPending,
  lockPendingOf,
  type PendingInvitation,
} from './invitation.repository.ts';
import { assignRoles } from './role.repository.ts';
import { addMember, hasMembership, lockUsersOf } from './user.repository.ts';

export async function receivedInvitations({ trx }: Context): Promise<{ invitations: ReceivedInvitation[] }> {
  return { invitations: await listReceivedInvitations(trx) };
}

/** The company's rows are not the person's to write, so the platform does what they decided. */
export async function accept(context: Context, id: string): Promise<{ companyId: string }> {
  const { trx, services, now } = context;
  return withPlatformScope(trx, async () => {
    const invitation = await requireOwn(context, id);
    await join(trx, services, { ...invitation, userId: context.actor.userId }, { context, now });
    return { companyId: invitation.companyId };
  });
}

export async function decline(context: Context, id: string): Promise<{ _id: string }> {
  const { trx, now } = context;
  return withPlatformScope(trx, async () => {
    const { companyId } = await requireOwn(context, id);
    await closeInvitation(trx, { id, status: 'declined', now });
    const action = { action: 'users.declineInvitation', entity: 'invitation', entityId: id, companyId };
    await audit(trx, context, action);
    return { _id: id };
  });
}

/** Somebody else's invitation is not found, like one that does not exist. */
async function requireOwn({ trx, actor }: Context, id: string): Promise<PendingInvitation> {
  const invitation = await lockPending(trx, id);
  if (invitation?.userId !== actor.userId) throw requestErrors.notFound();
  return invitation;
}

/**
 * Somebody whose account was made for an invitation accepts it by signing in with the password of its mail. Other
 * companies that invited them meanwhile wait for their answer.
 */
export const joinOnFirstSignIn = listen(signingIn, async ({ trx, services }, { userId, isFirst, now }) => {
  const companyId = isFirst ? await homeOf(trx, userId) : null;
  const invitation = companyId ? await lockPendingOf(trx, userId, { companyId }) : undefined;
  if (!companyId || !invitation) return;
  const context: AuditContext = { actor: { userId, companyId, sessionId: null } };
  await join(trx, services, { ...invitation, userId }, { context, now });
});

async function join(
  trx: Trx,
  services: Pick<Services, 'realtime'>,
  { id, companyId, userId, invitedBy }: PendingInvitation & { readonly userId: string },
  { context, now }: { readonly context: AuditContext; readonly now: Date },
): Promise<void> {
  await lockUsersOf(trx, companyId);
  const roles = await closeInvitation(trx, { id, status: 'accepted', now });
  // An account of which no company is left, or which its maker no longer wanted, belongs to the first one it joins.
  if (!(await hasMembership(trx, userId))) await setHome(trx, userId, companyId);
  if (!roles || !(await addMember(trx, { companyId, userId, invitedBy }))) throw requestErrors.conflict();
  await assignRoles(trx, companyId, userId, roles);
  await followSuperAdministrator(trx, companyId, userId);
  await services.realtime.publish(trx, { userId }, PERMISSIONS_CHANGED, { companyId });
  const action = { action: 'users.acceptInvitation', entity: 'user', entityId: userId, companyId };
  await audit(trx, context, { ...action, before: null, after: { invitation: id } });
}
