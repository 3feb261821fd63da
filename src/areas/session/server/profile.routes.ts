import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import * as calls from '../contract/profile.calls.ts';
import { updatePhoto } from './photo.service.ts';
import { updateProfile, updatePushToken } from './profile.service.ts';
import { listSelectableCompanies, readCurrentUser, selectCompany } from './session-user.service.ts';

export const profileRoutes: readonly AnyRoute[] = [
  route(calls.currentUser, (context) => readCurrentUser(context)),
  route(calls.updateProfile, (context, { body }) => updateProfile(context, body)),
  route(calls.updatePhoto, (context, { params, body }) => updatePhoto(context, params.id, body.photo)),
  route(calls.updatePushToken, (context, { body }) => updatePushToken(context, body.pushToken)),
  route(calls.selectableCompanies, (context, { query }) => listSelectableCompanies(context, query.search)),
  route(calls.selectCompany, (context, { body }) => selectCompany(context, body.companyId)),
  route(calls.verifyAccess, async ({ actor, services }, { params: { permission } }) => {
    if (!services.permissions.has(permission)) {
      throw requestErrors.invalid({ fields: { permission: { code: 'choice' } } });
    }
    return { allowed: holds(actor.permissions, permission) };
  }),
];
