import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import type { Config } from '#platform/config.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import * as oidc from '../contract/oidc.calls.ts';
import * as passwords from '../contract/password.calls.ts';
import * as profile from '../contract/profile.calls.ts';
import * as reminders from '../contract/reminder.calls.ts';
import * as sessions from '../contract/session.calls.ts';
import * as steps from '../contract/step-in.calls.ts';
import { builtInAccounts } from './accounts.ts';
import { changeEmail } from './email.service.ts';
import { IdentityProvider } from './identity-provider.ts';
import {
  beginOutsideSignIn,
  finishOutsideSignIn,
  identifyOutside,
  startOutsideSignIn,
} from './outside-sign-in.service.ts';
import {
  changePassword,
  checkOwnPassword,
  confirmPassword,
  prepareChange,
  prepareNewPassword,
  setNewPassword,
} from './password.service.ts';
import { hashPassword } from './password-hash.ts';
import { preparePhoto, updatePhoto } from './photo.service.ts';
import { updateProfile, updatePushToken } from './profile.service.ts';
import { changePasswordByCode, sendRecoveryCode } from './recovery.service.ts';
import { refresh } from './refresh.service.ts';
import { acceptReminders, readReminders } from './reminder.service.ts';
import { endSession, listSessions, signOut, signOutEverywhere } from './session-list.service.ts';
import { listSelectableCompanies, readCurrentUser, selectCompany } from './session-user.service.ts';
import { accessByEmail, checkCredentials, signIn } from './sign-in.service.ts';
import { stepIn, stepOut } from './step-in.service.ts';

export function sessionRoutes(demoAccounts: readonly sessions.DemoAccount[]): readonly AnyRoute[] {
  return [...signInRoutes(demoAccounts), ...passwordRoutes, ...profileRoutes, ...oidcRoutes()];
}

function signInRoutes(demoAccounts: readonly sessions.DemoAccount[]): readonly AnyRoute[] {
  return [
    route(sessions.sessionOptions, async ({ services: { config } }) => {
      const builtIn = builtInAccounts(config);
      return {
        builtIn,
        identityProvider: config.OIDC_ISSUER
          ? { name: new URL(config.OIDC_ISSUER).hostname, startUrl: `/api${oidc.startOutsideSignIn.path}` }
          : null,
        supportEmail: config.SUPPORT_EMAIL,
        demoAccounts: config.DEMO && builtIn ? [...demoAccounts] : [],
        outside: {
          sentryDsn: config.SENTRY_DSN ?? null,
          analyticsUrl: config.ANALYTICS_URL ?? null,
          supportChatScript: config.SUPPORT_CHAT_SCRIPT ?? null,
        },
      };
    }),
    route(sessions.signIn, {
      before: (context, { body }) => checkCredentials(context, body),
      handle: (context, { body }, checked) => signIn(context, body.email, checked),
    }),
    route(sessions.refreshSession, (context) => refresh(context)),
    route(sessions.signOut, (context) => signOut(context)),
    route(sessions.signOutEverywhere, (context) => signOutEverywhere(context)),
    route(sessions.listSessions, (context) => listSessions(context)),
    route(sessions.endSession, (context, { params }) => endSession(context, params.id)),
  ];
}

const passwordRoutes: readonly AnyRoute[] = [
  route(passwords.setNewPassword, {
    before: (context, { body }) => prepareNewPassword(context, body.newPassword),
    handle: (context, _, next) => setNewPassword(context, next),
  }),
  route(passwords.changePassword, {
    before: (context, { body }) => prepareChange(context, body),
    handle: (context, _, change) => changePassword(context, change),
  }),
  route(passwords.confirmPassword, {
    before: (context, { body }) => checkOwnPassword(context, body.password),
    handle: (context, _, checked) => confirmPassword(context, checked),
  }),
  route(passwords.accessByEmail, (context, { query }) => accessByEmail(context, query.email)),
  route(passwords.sendRecoveryCode, (context, { body }) => sendRecoveryCode(context, body.email)),
  route(passwords.changePasswordByCode, {
    before: (_, { body }) => hashPassword(body.newPassword),
    handle: (context, { body }, passwordHash) => changePasswordByCode(context, body, passwordHash),
  }),
];

const profileRoutes: readonly AnyRoute[] = [
  route(profile.currentUser, (context) => readCurrentUser(context)),
  route(profile.updateProfile, (context, { body }) => updateProfile(context, body)),
  route(profile.changeEmail, (context, { body }) => changeEmail(context, body.email)),
  route(profile.updatePhoto, {
    before: (context, { params, body }) => preparePhoto(context, params.id, body.photo),
    handle: (context, { params }, photo) => updatePhoto(context, params.id, photo),
  }),
  route(profile.updatePushToken, (context, { body }) => updatePushToken(context, body.pushToken)),
  route(reminders.readReminders, (context) => readReminders(context)),
  route(reminders.acceptReminders, (context) => acceptReminders(context)),
  route(profile.selectableCompanies, (context, { query }) => listSelectableCompanies(context, query.search)),
  route(profile.selectCompany, (context, { body }) => selectCompany(context, body.companyId)),
  route(steps.stepIn, (context, { body }) => stepIn(context, body)),
  route(steps.stepOut, (context) => stepOut(context)),
  route(profile.verifyAccess, async ({ actor, services }, { params: { permission } }) => {
    if (!services.permissions.has(permission)) {
      throw requestErrors.invalid({ fields: { permission: { code: 'choice' } } });
    }
    return { allowed: holds(actor.permissions, permission) };
  }),
];

/** One provider per process, because it caches the discovered settings. */
function oidcRoutes(): readonly AnyRoute[] {
  let met: IdentityProvider | undefined;
  const provider = (config: Config) => {
    met ??= IdentityProvider.of(config);
    return met;
  };
  return [
    route(oidc.startOutsideSignIn, {
      before: (context) => beginOutsideSignIn(context, provider(context.services.config)),
      handle: (context, _, begun) => startOutsideSignIn(context, begun),
    }),
    route(oidc.finishOutsideSignIn, {
      before: (context, { query }) => identifyOutside(context, provider(context.services.config), query),
      handle: (context, _, identity) => finishOutsideSignIn(context, identity),
    }),
  ];
}
