import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OutsidePerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface OidcServer {
  readonly issuer: string;
  /** Signs in at the provider as this user and returns the address it redirects the browser to. */
  visit(address: string, person: OutsidePerson | 'refuses'): Promise<URL>;
  stop(): Promise<void>;
}

export const CLIENT = { id: 'tropeiro', secret: 'a secret the provider knows as well' } as const;

/** A real OpenID Connect provider on its own port, which signs every visitor in without a form. */
export async function startOidcServer(redirectUri: string): Promise<OidcServer> {
  const people = new Map<string, OutsidePerson>();
  let visitor: OutsidePerson | 'refuses' = 'refuses';
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    cookies: { keys: ['keys of the provider'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, id) => ({ accountId: id, claims: async () => ({ ...people.get(id) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const reply = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return reply(request, response);
    const result = visitor === 'refuses' ? { error: 'access_denied' } : { login: { accountId: visitor.sub } };
    provider.interactionFinished(request, response, result).catch(() => response.destroy());
  };

  return {
    issuer,
    visit: async (address, person) => {
      visitor = person;
      if (person !== 'refuses') people.set(person.sub, person);
      return followUntilAway(address, issuer);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Acts as a browser: carries cookies and follows redirects until one leaves the provider. */
async function followUntilAway(address: string, issuer: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new URL(address);
  for (let hop = 0; hop < 10; hop += 1) {
    if (next.origin !== issuer) return next;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=');
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
  }
  throw new Error('the provider redirects without end');
}
