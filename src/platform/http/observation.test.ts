import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { type Probe, readThings, slowWrite, startProbe } from './probe.fixture.ts';

const lines: Record<string, unknown>[] = [];
let app: Probe;

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  app = await startProbe({ log });
});
beforeEach(() => {
  lines.length = 0;
  app.during(async () => undefined);
});
afterAll(() => app.close());

const requests = () => lines.filter(({ msg }) => msg === 'request');
const get = (url: string, options: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  app.product.http.inject({ url, ...options });

describe('a request', () => {
  it('writes one log line with caller, call, result and duration', async () => {
    const user = await app.reader();
    const reply = await app.call(user, readThings, { params: { id: createId() }, query: { page: 4 } });
    expect(requests()).toEqual([
      expect.objectContaining({
        requestId: reply.headers['x-request-id'],
        call: 'probe.read',
        method: 'GET',
        path: '/api/probe/things/:id',
        status: 200,
        ms: expect.any(Number),
        userId: user.userId,
      }),
    ]);
  });

  it('logs nothing of its path parameters, query, body or headers', async () => {
    const user = await app.reader();
    const headers = {
      authorization: `Bearer ${user.token}`,
      cookie: 'probe=secret-cookie',
      'x-other': 'secret-header',
    };
    await get('/api/probe/things/secret-param?page=secret-query&word=secret-word', { headers });
    await get('/API/probe/things/secret-param?page=secret-query', { headers });
    await get('/api/nowhere?token=secret-query', { headers });
    await app.product.http.inject({
      method: 'POST',
      url: '/api/probe/slow',
      headers,
      payload: { name: 'secret-body' },
    });
    await app.product.http.inject({
      method: 'POST',
      url: '/api/probe/slow',
      headers,
      payload: { other: 'secret-body' },
    });
    expect(requests()).toHaveLength(5);
    const text = JSON.stringify(lines);
    expect(text).not.toContain('secret');
    expect(text).not.toContain(user.token);
  });

  it('that fails unexpectedly is logged in full and not explained to the caller', async () => {
    app.during(async () => {
      throw new Error('the innermost thing');
    });
    const reply = await app.call(null, slowWrite, { body: { name: 'a' } });
    expect(reply.error).toEqual({
      code: 'request.internal',
      message: 'Erro de servidor interno',
      requestId: reply.headers['x-request-id'],
    });
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'unforeseen error',
        level: 50,
        requestId: reply.error.requestId,
        err: expect.objectContaining({ message: 'the innermost thing', stack: expect.stringContaining('.test.ts') }),
      }),
    );
    expect(requests()).toEqual([expect.objectContaining({ status: 500, level: 40 })]);
  });

  it('whose work after the commit failed was still written', async () => {
    app.during(async ({ afterCommit }) =>
      afterCommit(() => {
        throw new Error('too late to matter');
      }),
    );
    expect((await app.call(null, slowWrite, { body: { name: 'kept' } })).status).toBe(200);
    expect(lines.map(({ msg }) => msg)).toContain('work after the commit failed');
    expect(await app.notes()).toContain('kept');
  });

  it('of monitoring writes no line', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) await get(url);
    expect(requests()).toEqual([]);
  });
});

describe('the product', () => {
  it('reports that it is alive and that its database replies', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('counts its calls by name and result', async () => {
    await get('/api/probe/greeting');
    await get('/api/probe/who');
    const reply = await get('/metrics');
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toMatch(/tropeiro_request_seconds_count\{call="probe.greet",status="200"\} [1-9]/);
    expect(reply.body).toMatch(/tropeiro_request_seconds_count\{call="probe.who",status="401"\} [1-9]/);
    for (const name of ['tropeiro_streams', 'tropeiro_pool_waiting', 'tropeiro_process_cpu_seconds_total']) {
      expect(reply.body).toContain(`\n${name} `);
    }
    expect(reply.body).toContain('# TYPE tropeiro_jobs_total counter');
  });
});

describe('the metrics', () => {
  it('without a token are for this machine only, not for requests through a proxy on it', async () => {
    const replies = [
      await get('/metrics', { remoteAddress: '127.0.0.1' }),
      await get('/metrics', { remoteAddress: '::1' }),
      await get('/metrics', { remoteAddress: '192.0.2.1' }),
      await get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } }),
      await get('/metrics', { headers: { forwarded: 'for=127.0.0.1' } }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403, 403]);
    expect(replies[2]!.json().code).toBe('request.forbidden');
  });

  it('with a token are for anyone who sends it, from anywhere', async () => {
    const guarded = await startProbe({ config: { METRICS_TOKEN: 'a-token-of-length' } });
    const ask = async (authorization: string) => {
      const headers = { authorization };
      return (await guarded.product.http.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers })).statusCode;
    };
    expect(await ask('Bearer a-token-of-length')).toBe(200);
    for (const wrong of ['', 'Bearer', 'Bearer a-token-of-lengti', 'a-token-of-length'])
      expect(await ask(wrong)).toBe(403);
    expect((await guarded.product.http.inject({ url: '/metrics' })).statusCode).toBe(403);
    await guarded.close();
  });
});
