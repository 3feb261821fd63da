import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from '#testing/test-app.ts';

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const start = async (config: TestAppOptions['config']) => {
  app = await startTestApp({ config });
};
const statusAt = async (host: string, url = '/api/docs', headers: Record<string, string> = {}) =>
  (await app!.product.http.inject({ url, headers: { ...headers, host } })).statusCode;

describe('a request for a name that is not ours', () => {
  it('is refused with a stable code, in the language of the reader', async () => {
    await start({});
    const headers = { host: 'evil.example', 'x-language': 'es' };
    const reply = await app!.product.http.inject({ url: '/api/docs', headers });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      421,
      { code: 'request.misdirected', message: 'Esta dirección no pertenece a este servidor.' },
    ]);
  });

  it('is served only for this machine when only this machine can reach us', async () => {
    await start({});
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST', 'localhost.'])
      expect([host, await statusAt(host)]).toEqual([host, 200]);
    for (const host of ['10.0.0.7', 'tms.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'a@localhost'])
      expect([host, await statusAt(host)]).toEqual([host, 421]);
  });

  it('is served for the public address and the allowed names, and no longer for this machine when others reach us', async () => {
    await start({ HOST: '0.0.0.0', PUBLIC_URL: 'https://tms.example', ALLOWED_HOSTS: ['tms.internal', '10.0.0.7'] });
    for (const host of ['tms.example', 'TMS.example:443', 'tms.internal:3000', '10.0.0.7'])
      expect([host, await statusAt(host)]).toEqual([host, 200]);
    for (const host of ['localhost', '127.0.0.1:3000', 'evil.example', 'x.tms.example'])
      expect([host, await statusAt(host)]).toEqual([host, 421]);
  });

  it('is judged by the name the proxy passes on, where one is trusted', async () => {
    await start({ HOST: '0.0.0.0', PUBLIC_URL: 'https://tms.example', TRUST_PROXY: true });
    expect(await statusAt('10.1.1.1', '/api/docs', { 'x-forwarded-host': 'tms.example' })).toBe(200);
    expect(await statusAt('tms.example', '/api/docs', { 'x-forwarded-host': 'evil.example' })).toBe(421);
  });

  it('is served where monitors ask, because they know only the address of the machine', async () => {
    await start({ HOST: '0.0.0.0', PUBLIC_URL: 'https://tms.example' });
    for (const url of ['/healthz', '/readyz', '/metrics'])
      expect([url, await statusAt('10.1.1.1:3000', url)]).toEqual([url, 200]);
  });
});
