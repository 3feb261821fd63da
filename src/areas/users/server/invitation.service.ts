import { sessionErrors } from '#areas/session/contract/session.errors.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { enqueue } from '#platform/jobs/job.ts';
import type { InvitationView } from '../contract/invitation.calls.ts';
import type { inviteUser } from '../contract/user.calls.ts';
import { requireInviter } from './administrators.ts';
import type { Context } from './context.ts';
import { deliverInvitationJob } from './deliver-invitation.job.ts';
import {
  closeInvitation,
  findOpenInvitation,
  insertInvitation,
  isInvitedOrMember,
  listOpenInvitations,
  touchSent,
} from './invitation.repository.ts';
import { findRoles } from './role.repository.ts';
import { chosenRoles, requireGrant, requireReach } from './role-choice.ts';
import { lockUsersOf } from './user.repository.ts';
import { checkedPerson } from './user.service.ts';

type Invitation = ParsedInput<typeof inviteUser>['body'];

/**
 * Invites the person with an address. Nothing here asks whether they have an account, so the reply and its time say
 * nothing about strangers: a job finds out, and tells only the owner of the address.
 */
export async function invite(context: Context, input: Invitation): Promise<InvitationView> {
  const { trx, actor, now } = context;
  const companyId = companyOf(actor);
  await lockUsersOf(trx, companyId);
  await requireInviter(context);
  const roles = await chosenRoles(context, companyId, input.roles);
  requireGrant(context, roles);
  const details = checkedPerson(context, input);
  if (await isInvitedOrMember(trx, companyId, input.email)) {
    throw sessionErrors.userExists({ fields: { email: { code: 'alreadyRegistered' } } });
  }
  const id = createId();
  const given = { ...details, email: input.email, language: input.language ?? null };
  await insertInvitation(trx, { id, companyId, ...given, invitedBy: actor.userId, roles, now });
  await deliver(context, id);
  const invitation = await requireInvitation(context, id);
  await recordAudit(context, 'users.invite', id, null, invitation);
  return invitation;
}

export async function listInvitations({ trx, actor }: Context): Promise<{ invitations: InvitationView[] }> {
  return { invitations: await listOpenInvitations(trx, companyOf(actor)) };
}

export async function sendAgain(context: Context, id: string): Promise<InvitationView> {
  const { trx, actor, now } = context;
  await requireInviter(context);
  await reachInvitation(context, id);
  await touchSent(trx, companyOf(actor), id, now);
  await deliver(context, id);
  await recordAudit(context, 'users.inviteAgain', id, null, null);
  return requireInvitation(context, id);
}

export async function cancel(context: Context, id: string): Promise<{ _id: string }> {
  const invitation = await reachInvitation(context, id);
  const closed = await closeInvitation(context.trx, { id, status: 'cancelled', now: context.now });
  if (!closed) throw requestErrors.conflict();
  await recordAudit(context, 'users.cancelInvitation', id, invitation, null);
  return { _id: id };
}

const deliver = ({ trx, caller }: Context, invitationId: string) =>
  enqueue(trx, deliverInvitationJob, { invitationId, origin: caller.origin });

/** An open invitation whose roles the caller could also take away from a user. */
async function reachInvitation(context: Context, id: string): Promise<InvitationView> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await lockUsersOf(trx, companyId);
  const invitation = await requireInvitation(context, id);
  const ids = invitation.roles.map(({ _id }) => _id);
  requireReach(context, await findRoles(trx, companyId, ids));
  return invitation;
}

async function requireInvitation({ trx, actor }: Context, id: string): Promise<InvitationView> {
  const invitation = await findOpenInvitation(trx, companyOf(actor), id);
  if (!invitation) throw requestErrors.notFound();
  return invitation;
}

function recordAudit(
  context: Context,
  action: string,
  entityId: string,
  before: InvitationView | null,
  after: InvitationView | null,
): Promise<void> {
  const shown = (view: InvitationView | null) => view && { mail: view.mail, roles: view.roles.map(({ name }) => name) };
  return audit(context.trx, context, {
    action,
    entity: 'invitation',
    entityId,
    before: shown(before),
    after: shown(after),
  });
}
