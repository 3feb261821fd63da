import { type AnyRoute, route } from '#platform/http/route.ts';
import { createRole, listRoles, permissionCatalogue, removeRole, updateRole } from '../contract/role.calls.ts';
import * as roles from './role.service.ts';

export const roleRoutes: readonly AnyRoute[] = [
  route(listRoles, async (context) => ({ roles: [...(await roles.listRoles(context))] })),
  route(createRole, (context, { body }) => roles.seedRole(context, body)),
  route(updateRole, (context, { params, body }) => roles.changeRole(context, params.id, body)),
  route(removeRole, async (context, { params }) => {
    await roles.dropRole(context, params.id);
    return { _id: params.id };
  }),
  route(permissionCatalogue, async (context) => roles.permissionCatalogue(context)),
];
