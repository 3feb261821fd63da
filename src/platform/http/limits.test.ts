import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedCall, type Probe, startProbe, whoAmI } from './probe.fixture.ts';

const PER_MINUTE = 12;
let app: Probe;
beforeAll(async () => {
  app = await startProbe({ config: { RATE_LIMIT_PER_MINUTE: PER_MINUTE } });
});
afterAll(() => app.close());

let lastAddress = 0;
const newAddress = () => `192.0.2.${++lastAddress}`;

interface Sent {
  readonly from: string;
  readonly url?: string;
  readonly payload?: string;
  readonly headers?: Record<string, string>;
}

const send = ({ from, url = '/api/probe/limited', payload = '{}', headers = {} }: Sent) =>
  app.product.http.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

const statuses = async (requests: readonly Sent[]) => {
  const replies = [];
  for (const request of requests) replies.push((await send(request)).statusCode);
  return replies;
};

describe('a call with a limit of its own', () => {
  it('returns 429 with the time to wait, until the minute is over', async () => {
    const from = newAddress();
    expect(await statuses([{ from }, { from }])).toEqual([200, 200]);
    const reply = await send({ from });
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'request.tooMany']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(reply.json().message).toBe('Muitas solicitações em pouco tempo. Aguarde um momento.');
  });

  it('counts every address separately', async () => {
    const [one, other] = [newAddress(), newAddress()];
    expect(await statuses([one, one, one, other].map((from) => ({ from })))).toEqual([200, 200, 429, 200]);
  });

  it('is not fooled by another spelling, a forged address or an invalid token', async () => {
    const from = newAddress();
    const replies = await statuses([
      { from },
      { from, url: '/API/probe/LIMITED/' },
      { from, url: '/%61pi/probe/limited' },
      { from, headers: { 'x-forwarded-for': newAddress() } },
      { from, headers: { authorization: 'Bearer x' } },
    ]);
    expect(replies).toEqual([200, 200, 429, 429, 429]);
  });
});

describe('the limit of every call', () => {
  it('counts by person, whatever their address', async () => {
    const [one, other] = [await app.reader(), await app.reader()];
    const replies = await Promise.all(Array.from({ length: PER_MINUTE + 3 }, () => app.call(one, whoAmI)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(PER_MINUTE);
    expect(replies.filter(({ error }) => error.code === 'request.tooMany')).toHaveLength(3);
    expect((await app.call(other, whoAmI)).status).toBe(200);
  });

  it('counts by address when nobody is signed in, including invalid tokens', async () => {
    const from = newAddress();
    const get = (authorization: string) =>
      app.product.http.inject({ url: '/api/probe/who', remoteAddress: from, headers: { authorization } });
    for (let sent = 0; sent < PER_MINUTE; sent += 1) expect((await get(`Bearer ${sent}`)).statusCode).toBe(401);
    expect((await get('Bearer again')).statusCode).toBe(429);
  });

  it('does not count requests of monitoring', async () => {
    for (let sent = 0; sent < PER_MINUTE * 2; sent += 1) {
      expect((await app.product.http.inject({ url: '/healthz' })).statusCode).toBe(200);
    }
  });
});

describe('a body', () => {
  it('larger than its call allows is refused before it is read', async () => {
    const payload = JSON.stringify({ text: 'x'.repeat(300) });
    const reply = await send({ from: newAddress(), payload });
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'request.tooLarge']);
  });

  it('larger than any form is refused where the call sets no limit', async () => {
    const user = await app.reader({ permissions: ['probe-write'] });
    const reply = await send({
      from: newAddress(),
      url: '/api/probe/notes',
      payload: JSON.stringify({ name: 'x'.repeat(300_000) }),
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'request.tooLarge']);
  });
});

describe('behind a proxy', () => {
  let proxied: Probe;
  beforeAll(async () => {
    proxied = await startProbe({ config: { TRUST_PROXY: true } });
  });
  afterAll(() => proxied.close());

  const through = (forwardedFor: string) =>
    proxied.call(null, limitedCall, { body: {} }, { headers: { 'x-forwarded-for': forwardedFor } });

  it('callers are distinguished by the address the proxy saw, not by those they claim', async () => {
    const replies = [];
    for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) replies.push(await through(`${claimed}, 198.51.100.7`));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect((await through('1.1.1.1, 198.51.100.8')).status).toBe(200);
  });

  it('a reply over https requires https', async () => {
    const ask = (headers: Record<string, string>) => proxied.product.http.inject({ url: '/healthz', headers });
    expect((await ask({})).headers['strict-transport-security']).toBeUndefined();
    const secure = await ask({ 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
