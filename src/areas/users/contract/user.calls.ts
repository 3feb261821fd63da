import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { emailShape, NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import { IDENTITY_LOOKUPS_PER_MINUTE, INVITATIONS_PER_HOUR, ROLES_PER_USER } from '../rules/limits.ts';
import { invitationShape } from './invitation.calls.ts';
import { userRowShape } from './user.list.ts';
import { READ_USERS, WRITE_USERS } from './user-rights.ts';

export const userShape = userRowShape.extend({
  /** The account belongs to another company, or the user has left this one: only they change their names and phone. */
  belongsElsewhere: z.boolean(),
  version: z.number().int(),
});
export type UserView = z.output<typeof userShape>;

/** Country code and number are required together; the number is checked by the rules of its country. */
const person = {
  firstName: textShape(NAME_MAX),
  lastName: textShape(NAME_MAX),
  countryCode: optionalTextShape(5),
  phone: optionalTextShape(30),
};

const roleIds = z
  .array(idShape)
  .min(1)
  .max(ROLES_PER_USER)
  .transform((ids) => [...new Set(ids)]);

const userId = z.object({ userId: idShape });
const id = z.object({ id: idShape });

export const inviteUser = defineCall({
  id: 'users.invite',
  method: 'POST',
  path: '/company/users/associate',
  summary:
    'Invites a person into the current company by mail. The reply is the same whether they have an account or not; they join when they accept.',
  access: { permission: WRITE_USERS },
  status: 201,
  idempotent: true,
  rateLimit: { max: INVITATIONS_PER_HOUR, seconds: 3600, by: 'user' },
  body: z.strictObject({
    email: emailShape,
    ...person,
    roles: roleIds,
    /** Language of the invitation; the company's country decides when absent. */
    language: z.enum(LANGUAGES).optional(),
  }),
  reply: invitationShape,
});

export const inviteAgain = defineCall({
  id: 'users.inviteAgain',
  method: 'POST',
  path: '/company/users/{id}/invite',
  summary: 'Sends the invitation of a pending user again, with a fresh temporary password.',
  access: { permission: WRITE_USERS },
  idempotent: true,
  rateLimit: { max: INVITATIONS_PER_HOUR, seconds: 3600, by: 'user' },
  params: id,
  reply: userShape,
});

export const readUser = defineCall({
  id: 'users.read',
  method: 'GET',
  path: '/company/users/{id}',
  summary: 'One user of the current company.',
  access: { permission: READ_USERS },
  params: id,
  reply: userShape,
});

export const updateUser = defineCall({
  id: 'users.update',
  method: 'PUT',
  path: '/company/users/{id}',
  summary: 'Changes names, phone and roles of a user of the current company; other roles need a confirmed password.',
  access: { permission: WRITE_USERS },
  params: id,
  body: z.strictObject({ ...person, roles: roleIds, version: z.number().int().min(1) }),
  reply: userShape,
});

export const enableUser = defineCall({
  id: 'users.enable',
  method: 'PUT',
  path: '/company/users/enable/{userId}',
  summary: 'Enables or disables a user in the current company.',
  access: { permission: WRITE_USERS },
  params: userId,
  body: z.strictObject({ enable: z.boolean() }),
  reply: userShape,
});

export const disableUser = defineCall({
  id: 'users.disable',
  method: 'PUT',
  path: '/company/users/disable/',
  summary: 'Disables a user in the current company.',
  access: { permission: WRITE_USERS },
  body: z.strictObject({ userId: idShape, enable: z.literal(false) }),
  reply: userShape,
});

/** Reaches beyond the company, so it discloses as little as possible: the name only of a colleague. */
export const findByIdentityNumber = defineCall({
  id: 'users.byIdentityNumber',
  method: 'GET',
  path: '/users/dni/{id}',
  summary: 'Whether an identity number belongs to somebody; names them only within the current company.',
  access: { permission: READ_USERS },
  rateLimit: { max: IDENTITY_LOOKUPS_PER_MINUTE, seconds: 60, by: 'user' },
  params: z.object({ id: textShape(40) }),
  reply: z.object({
    exists: z.boolean(),
    user: z.object({ userId: idShape, fullName: z.string() }).nullable(),
  }),
});
