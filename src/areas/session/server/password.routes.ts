import { type AnyRoute, route } from '#platform/http/route.ts';
import * as calls from '../contract/password.calls.ts';
import { changePassword, confirmPassword, setNewPassword } from './password.service.ts';
import { changePasswordByCode, sendRecoveryCode } from './recovery.service.ts';
import { accessByEmail } from './sign-in.service.ts';

export const passwordRoutes: readonly AnyRoute[] = [
  route(calls.setNewPassword, (context, { body }) => setNewPassword(context, body.newPassword)),
  route(calls.changePassword, (context, { body }) => changePassword(context, body)),
  route(calls.confirmPassword, (context, { body }) => confirmPassword(context, body.password)),
  route(calls.accessByEmail, (context, { query }) => accessByEmail(context, query.email)),
  route(calls.sendRecoveryCode, (context, { body }) => sendRecoveryCode(context, body.email)),
  route(calls.changePasswordByCode, (context, { body }) => changePasswordByCode(context, body)),
];
