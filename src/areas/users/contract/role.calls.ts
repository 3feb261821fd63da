import { z } from 'zod';
import { type CallReply, defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';
import { PERMISSIONS_MAX } from '../rules/limits.ts';
import { READ_USERS, WRITE_EVERYONE } from './user-rights.ts';

export const roleShape = z.object({
  _id: idShape,
  key: z.string(),
  name: z.string(),
  permissions: z.array(z.string()),
  isAdmin: z.boolean(),
  /** A role shipped with the company, which may be edited but never deleted. */
  shipped: z.boolean(),
  /** How many users hold it. */
  users: z.number().int(),
  version: z.number().int(),
  /** What the caller may do with it. */
  grantable: z.boolean(),
  editable: z.boolean(),
});
export type RoleView = z.output<typeof roleShape>;

/** Only the catalogue shows which names exist, so the schema accepts any. */
const permissionNames = z.array(z.string().max(NAME_MAX)).max(PERMISSIONS_MAX);

const bundle = { name: textShape(NAME_MAX), permissions: permissionNames, isAdmin: z.boolean() };
const id = z.object({ id: idShape });

export const listRoles = defineCall({
  id: 'users.roles',
  method: 'GET',
  path: '/company/roles',
  summary: 'Roles of the current company.',
  access: { permission: READ_USERS },
  reply: z.object({ roles: z.array(roleShape) }),
});

export const createRole = defineCall({
  id: 'users.createRole',
  method: 'POST',
  path: '/company/roles',
  summary: 'Makes a role of the current company.',
  access: { permission: WRITE_EVERYONE },
  confirmsPassword: true,
  status: 201,
  idempotent: true,
  body: z.strictObject({ ...bundle, isAdmin: bundle.isAdmin.default(false) }),
  reply: roleShape,
});

export const updateRole = defineCall({
  id: 'users.updateRole',
  method: 'PUT',
  path: '/company/roles/{id}',
  summary: 'Changes name and permissions of a role; its holders feel it at their next call.',
  access: { permission: WRITE_EVERYONE },
  confirmsPassword: true,
  params: id,
  body: z.strictObject({ ...bundle, version: z.number().int().min(1) }),
  reply: roleShape,
});

export const removeRole = defineCall({
  id: 'users.removeRole',
  method: 'DELETE',
  path: '/company/roles/{id}',
  summary: 'Removes a role that nobody holds and that did not come with the company.',
  access: { permission: WRITE_EVERYONE },
  confirmsPassword: true,
  params: id,
  reply: z.object({ _id: idShape }),
});

export const permissionCatalogue = defineCall({
  id: 'users.permissions',
  method: 'GET',
  path: '/company/permissions',
  summary: 'Every permission name by group, and whether the caller may hand it out.',
  access: { permission: READ_USERS },
  reply: z.object({
    groups: z.array(
      z.object({
        group: z.string(),
        permissions: z.array(
          z.object({
            name: z.string(),
            grantable: z.boolean(),
            /** Never part of a shipped role. */
            special: z.boolean(),
            /** Takes a right away from its holder. */
            restriction: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});

export type PermissionCatalogueView = CallReply<typeof permissionCatalogue>;
