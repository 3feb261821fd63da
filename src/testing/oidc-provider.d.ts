/** Types of the few parts that the tests use; the package has none of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface GrantContext {
    readonly oidc: { readonly client: { clientId: string }; readonly session: { accountId: string } };
  }

  interface Account {
    readonly accountId: string;
    claims(): Promise<Record<string, unknown>>;
  }

  interface Settings {
    readonly clients: readonly Record<string, unknown>[];
    readonly claims: Record<string, readonly string[]>;
    readonly cookies: { readonly keys: readonly string[] };
    readonly ttl: Record<string, number>;
    readonly features: Record<string, { enabled: boolean }>;
    readonly interactions: { url(context: unknown, interaction: { uid: string }): string };
    findAccount(context: unknown, id: string): Promise<Account | undefined>;
    loadExistingGrant(context: GrantContext): Promise<Grant>;
  }

  export class Provider {
    constructor(issuer: string, settings: Settings);
    readonly Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): RequestListener;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
