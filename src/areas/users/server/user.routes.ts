import { createTemporaryPassword } from '#areas/session/server/index.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import * as invitationCalls from '../contract/invitation.calls.ts';
import * as roleCalls from '../contract/role.calls.ts';
import * as calls from '../contract/user.calls.ts';
import * as invitations from './invitation.service.ts';
import * as answers from './invitation-answer.service.ts';
import { inviteAgain } from './invite-again.service.ts';
import * as roles from './role.service.ts';
import * as users from './user.service.ts';

export const userRoutes: readonly AnyRoute[] = [
  route(calls.inviteUser, (context, { body }) => invitations.invite(context, body)),
  route(invitationCalls.listInvitations, (context) => invitations.listInvitations(context)),
  route(invitationCalls.sendInvitationAgain, (context, { params }) => invitations.sendAgain(context, params.id)),
  route(invitationCalls.cancelInvitation, (context, { params }) => invitations.cancel(context, params.id)),
  route(invitationCalls.receivedInvitations, (context) => answers.receivedInvitations(context)),
  route(invitationCalls.acceptInvitation, (context, { params }) => answers.accept(context, params.id)),
  route(invitationCalls.declineInvitation, (context, { params }) => answers.decline(context, params.id)),
  route(calls.inviteAgain, {
    before: () => createTemporaryPassword(),
    handle: (context, { params }, password) => inviteAgain(context, params.id, password),
  }),
  route(calls.readUser, (context, { params }) => users.readUser(context, params.id)),
  route(calls.updateUser, (context, { params, body }) => users.changeUser(context, params.id, body)),
  route(calls.enableUser, (context, { params, body }) => users.enableUser(context, params.userId, body.enable)),
  route(calls.disableUser, (context, { body }) => users.enableUser(context, body.userId, body.enable)),
  route(calls.findByIdentityNumber, (context, { params }) => users.findByIdentityNumber(context, params.id)),
  route(roleCalls.listRoles, async (context) => ({ roles: [...(await roles.listRoles(context))] })),
  route(roleCalls.createRole, (context, { body }) => roles.seedRole(context, body)),
  route(roleCalls.updateRole, (context, { params, body }) => roles.changeRole(context, params.id, body)),
  route(roleCalls.removeRole, async (context, { params }) => {
    await roles.dropRole(context, params.id);
    return { _id: params.id };
  }),
  route(roleCalls.permissionCatalogue, async (context) => roles.permissionCatalogue(context)),
];
