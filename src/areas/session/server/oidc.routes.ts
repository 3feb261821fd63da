import type { Config } from '#platform/config.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import * as calls from '../contract/oidc.calls.ts';
import { IdentityProvider } from './identity-provider.ts';
import { finishOutsideSignIn, startOutsideSignIn } from './outside-sign-in.service.ts';

/** One provider per process, because it caches the discovered settings. */
export function oidcRoutes(): AnyRoute[] {
  let met: IdentityProvider | undefined;
  const provider = (config: Config) => {
    met ??= IdentityProvider.of(config);
    return met;
  };
  return [
    route(calls.startOutsideSignIn, (context) => startOutsideSignIn(context, provider(context.services.config))),
    route(calls.finishOutsideSignIn, (context, { query }) =>
      finishOutsideSignIn(context, provider(context.services.config), query),
    ),
  ];
}
