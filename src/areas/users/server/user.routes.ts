import { type AnyRoute, route } from '#platform/http/route.ts';
import {
  disableUser,
  enableUser,
  findByIdentityNumber,
  inviteAgain,
  inviteUser,
  readUser,
  updateUser,
} from '../contract/user.calls.ts';
import * as invitations from './invitation.service.ts';
import * as users from './user.service.ts';

export const userRoutes: readonly AnyRoute[] = [
  route(inviteUser, (context, { body }) => invitations.invite(context, body)),
  route(inviteAgain, (context, { params }) => invitations.inviteAgain(context, params.id)),
  route(readUser, (context, { params }) => users.readUser(context, params.id)),
  route(updateUser, (context, { params, body }) => users.changeUser(context, params.id, body)),
  route(enableUser, (context, { params, body }) => users.enableUser(context, params.userId, body.enable)),
  route(disableUser, (context, { body }) => users.enableUser(context, body.userId, body.enable)),
  route(findByIdentityNumber, (context, { params }) => users.findByIdentityNumber(context, params.id)),
];
