import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

export const POWER_BI = {
  tenant: 'contoso',
  client: 'tms-embedding',
  secret: 'a-secret-of-the-account-of-power-bi',
  workspaceId: '11111111-2222-4333-8444-555555555555',
  reportId: '66666666-7777-4888-9999-aaaaaaaaaaaa',
  datasetId: 'bbbbbbbb-cccc-4ddd-8eee-ffffffffffff',
} as const;
export const METABASE = { secret: 'm'.repeat(64), dashboard: 7, parameter: 'company' } as const;

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

export interface BiServices {
  readonly origin: string;
  readonly asked: Asked[];
  /** What is the matter with it. */
  trouble: 'none' | 'down' | 'silent' | 'refuses' | 'elsewhere';
  close(): Promise<void>;
}

/** Power BI with its sign-in, a Metabase and a page, as far as embedding one of each needs them, behind one address. */
export async function startBiServices(port = 0): Promise<BiServices> {
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const services: BiServices = {
    origin,
    asked: [],
    trouble: 'none',
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += part;
    const { pathname } = new URL(request.url ?? '/', origin);
    services.asked.push({ path: `${request.method} ${pathname}`, authorization: request.headers.authorization, body });
    if (services.trouble === 'silent') return;
    const { status, html, value, headers } =
      services.trouble === 'down' ? json(503) : await say(request, pathname, body);
    const contentType = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
    response.writeHead(status, { 'content-type': contentType, ...headers }).end(html ?? JSON.stringify(value));
  }

  async function say(request: IncomingMessage, pathname: string, body: string): Promise<Said> {
    const [, signed] = /^\/(?:api\/)?embed\/dashboard\/(.+)$/.exec(pathname) ?? [];
    if (pathname === `/${POWER_BI.tenant}/oauth2/v2.0/token`) return signIn(body);
    if (pathname.startsWith('/v1.0/myorg/')) return powerBi(request, pathname, body);
    if (pathname === '/reportEmbed') return page(REPORT_PAGE);
    if (signed !== undefined) return metabase(signed, pathname.startsWith('/api/'));
    const moved = MOVED[pathname];
    if (moved !== undefined) return { ...json(302), headers: { location: moved } };
    if (pathname in UNFRAMED) return { ...page(plainPage('Painel próprio')), headers: UNFRAMED[pathname]! };
    return pathname === '/page' ? page(plainPage('Painel da web')) : json(404);
  }

  function powerBi(request: IncomingMessage, pathname: string, body: string): Said {
    if (services.trouble === 'refuses') return json(403);
    if (request.headers.authorization !== 'Bearer account-token') return json(401);
    const { workspaceId, reportId, datasetId } = POWER_BI;
    if (pathname === `/v1.0/myorg/groups/${workspaceId}/reports/${reportId}`) {
      const host = services.trouble === 'elsewhere' ? 'https://evil.example' : origin;
      return json(200, { id: reportId, datasetId, embedUrl: `${host}/reportEmbed?reportId=${reportId}` });
    }
    if (pathname !== '/v1.0/myorg/GenerateToken') return json(404);
    const { datasets, reports, lifetimeInMinutes } = JSON.parse(body) as Wanted;
    if (reports[0]?.id !== reportId || datasets[0]?.id !== datasetId) return json(400);
    const given = services.asked.filter(({ path }) => path.endsWith('/GenerateToken')).length;
    const expiration = new Date(Date.now() + lifetimeInMinutes * 60_000).toISOString();
    return json(200, { token: `embed-token-${given}`, tokenId: POWER_BI.reportId, expiration });
  }
  return services;
}

interface Wanted {
  readonly datasets: readonly { readonly id: string }[];
  readonly reports: readonly { readonly id: string }[];
  readonly lifetimeInMinutes: number;
}

interface Said {
  readonly status: number;
  readonly html?: string;
  readonly value?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
/** Pages that forbid frames, and those that lead elsewhere. */
const UNFRAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/denied': { 'x-frame-options': 'DENY' },
  '/alone': { 'x-frame-options': 'SAMEORIGIN' },
  '/policy': { 'content-security-policy': "frame-ancestors 'self' https://other.example" },
};
const MOVED: Readonly<Record<string, string>> = {
  '/moved': 'page',
  '/moved-away': 'https://evil.example/page',
  '/moved-denied': '/denied',
  '/circle': '/circle',
};
const json = (status: number, value: unknown = {}): Said => ({ status, value });
const page = (html: string): Said => ({ status: 200, html });

function signIn(body: string): Said {
  const form = new URLSearchParams(body);
  const isRight =
    form.get('grant_type') === 'client_credentials' &&
    form.get('client_id') === POWER_BI.client &&
    form.get('client_secret') === POWER_BI.secret &&
    form.get('scope') === 'https://analysis.windows.net/powerbi/api/.default';
  if (!isRight) return json(401, { error: 'invalid_client' });
  return json(200, { token_type: 'Bearer', expires_in: 3599, access_token: 'account-token' });
}

/** It refuses what was not signed by its key, is over, or names a parameter that is not locked. */
async function metabase(signed: string, isApi: boolean): Promise<Said> {
  try {
    const { payload } = await jwtVerify(signed, new TextEncoder().encode(METABASE.secret), { algorithms: ['HS256'] });
    const { resource, params, exp } = payload as { resource: { dashboard: number }; params: object; exp?: number };
    if (exp === undefined || Object.keys(params).join() !== METABASE.parameter) return json(400);
    if (resource.dashboard !== METABASE.dashboard) return json(404);
    return isApi ? json(200, { name: 'Frota' }) : page(plainPage('Painel do Metabase'));
  } catch {
    return json(400, { message: 'Message seems corrupt or manipulated' });
  }
}

const plainPage = (title: string) =>
  `<!doctype html><html lang="pt"><title>${title}</title><main><h1>${title}</h1><p id="made"></p></main>
<script>document.getElementById('made').textContent = String(Math.random());</script></html>`;

/** Waits for its token as the real page does, and shows each one it was given. */
const REPORT_PAGE = `<!doctype html><html lang="pt"><title>Power BI</title>
<main><h1>Relatório do Power BI</h1><p id="token">sem token</p><ol id="given"></ol></main>
<script>
const uid = new URLSearchParams(location.search).get('uid');
addEventListener('message', ({ data }) => {
  const token = data.url === '/report/load' ? data.body.accessToken : data.url === '/report/token' ? data.body : null;
  if (token === null) return;
  document.getElementById('token').textContent = data.url + ' ' + token;
  document.getElementById('given').append(Object.assign(document.createElement('li'), { textContent: token }));
  if (data.url === '/report/load') parent.postMessage({ method: 'POST', url: '/reports/' + uid + '/events/loaded', body: {} }, '*');
});
</script></html>`;

/** The setting that makes the product use them. */
export function embedSettings(origin: string): string {
  const { tenant, client, secret } = POWER_BI;
  return JSON.stringify([
    {
      kind: 'powerBi',
      name: 'Power BI',
      tenant,
      client,
      secret,
      role: 'company',
      signIn: origin,
      api: origin,
      page: origin,
    },
    { kind: 'metabase', name: 'Metabase', url: origin, secret: METABASE.secret, parameter: METABASE.parameter },
    { kind: 'address', name: 'Web', hosts: [new URL(origin).host] },
  ]);
}
