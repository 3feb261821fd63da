import type { Config } from '#platform/config.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import * as calls from '../contract/oidc.calls.ts';
import { IdentityProvider } from './identity-provider.ts';
import { finishOutsideSignIn, startOutsideSignIn } from './outside-sign-in.service.ts';

/** The provider is met once per running product: it remembers what it was told about itself. */
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
