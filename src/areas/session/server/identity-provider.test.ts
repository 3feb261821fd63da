import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IdentityProvider } from './identity-provider.ts';

let awake = false;
let issuer = '';
const server = createServer((_request, response) => {
  if (!awake) return response.writeHead(503).end();
  const endpoints = {
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  };
  return response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer, ...endpoints }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const BACK = 'http://tropeiro.test/back';

it('asks a provider that did not answer again at the next sign-in', async () => {
  const provider = new IdentityProvider(issuer, 'client', 'secret');
  await expect(provider.begin(BACK)).rejects.toMatchObject({ code: 'session.internal', status: 502 });
  awake = true;
  const { url } = await provider.begin(BACK);
  expect(url).toContain(`${issuer}/auth?`);
});

it('reports a provider that cannot be reached', async () => {
  const gone = new IdentityProvider('http://127.0.0.1:9', 'client', 'secret');
  await expect(gone.begin(BACK)).rejects.toMatchObject({ code: 'session.internal' });
});
