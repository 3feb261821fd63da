import { type AnyRoute, route } from '#platform/http/route.ts';
import { startOutsideSignIn } from '../contract/oidc.calls.ts';
import * as calls from '../contract/session.calls.ts';
import { builtInAccounts } from './accounts.ts';
import { refresh } from './refresh.service.ts';
import { endSession, listSessions, signOut, signOutEverywhere } from './session-list.service.ts';
import { signIn } from './sign-in.service.ts';

export function sessionRoutes(demoAccounts: readonly calls.DemoAccount[]): AnyRoute[] {
  return [
    route(calls.sessionOptions, async ({ services: { config } }) => {
      const builtIn = builtInAccounts(config);
      return {
        builtIn,
        identityProvider: config.OIDC_ISSUER
          ? { name: new URL(config.OIDC_ISSUER).hostname, startUrl: `/api${startOutsideSignIn.path}` }
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
    route(calls.signIn, (context, { body }) => signIn(context, body)),
    route(calls.refreshSession, (context) => refresh(context)),
    route(calls.signOut, (context) => signOut(context)),
    route(calls.signOutEverywhere, (context) => signOutEverywhere(context)),
    route(calls.listSessions, (context) => listSessions(context)),
    route(calls.endSession, (context, { params }) => endSession(context, params.id)),
  ];
}
