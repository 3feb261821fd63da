import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { greet, type Probe, readThings, startProbe, whoAmI, writeNote } from './probe.fixture.ts';

let app: Probe;
let writer: TestUser;

beforeAll(async () => {
  app = await startProbe();
  writer = await app.reader({ permissions: ['probe-read', 'probe-write'] });
});
afterAll(() => app.close());

const send = (payload: string, headers: Record<string, string> = {}) =>
  app.product.http.inject({
    method: 'POST',
    url: '/api/probe/notes',
    headers: { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json', ...headers },
    payload,
  });

describe('an error', () => {
  it('has a stable code, a sentence and the id of the request', async () => {
    const reply = await app.call(null, readThings, { params: { id: createId() }, query: {} });
    expect(reply.status).toBe(401);
    expect(reply.error).toEqual({
      code: 'request.signInRequired',
      message: 'Entre na sua conta para continuar.',
      requestId: reply.headers['x-request-id'],
    });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    [{ 'x-language': 'es' }, 'Inicie sesión'],
    [{ 'accept-language': 'fr, en-GB;q=0.8' }, 'Sign in'],
    [{ 'x-language': 'klingon', 'accept-language': 'xx' }, 'Entre na sua conta'],
  ])('is in the language of %j', async (headers, start) => {
    const reply = await app.call(null, whoAmI, {}, { headers: headers as Record<string, string> });
    expect(reply.error.message).toContain(start);
  });

  it('is in the language of the user, unless the screen chose another', async () => {
    const chilean = await app.reader({ language: 'es-CL' });
    const own = await app.call(chilean, readThings, { params: { id: 'x' }, query: {} });
    expect(own.error.message).toContain('Revise los datos');
    const chosen = await app.call(chilean, readThings, { params: { id: 'x' }, query: {} }, { language: 'en' });
    expect(chosen.error.message).not.toBe(own.error.message);
  });

  it('of the input names every field with a code and a sentence', async () => {
    const reply = await app.call(writer, writeNote, {
      body: { name: 'longer than ten', mail: 'nobody', stops: [{ city: 'La Paz' }, {}], extra: 1 } as never,
    });
    expect(reply.status).toBe(400);
    expect(reply.error.code).toBe('request.invalid');
    expect(reply.error.fields).toEqual({
      name: { code: 'maxLength', message: 'Máximo de 10 caracteres' },
      mail: { code: 'email', message: 'E-mail inválido' },
      'stops.1.city': { code: 'required', message: 'Obrigatório' },
      extra: { code: 'unknown', message: 'Campo desconhecido' },
    });
  });

  it('distinguishes path and query from the body', async () => {
    const reply = await app.call(writer, readThings, { params: { id: '42' }, query: { page: 10 } });
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['params.id', 'query.page']);
  });

  it('is the same for an unknown address, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const reply = await app.product.http.inject({ method, url: '/api/nothing/here' });
      expect([method, reply.statusCode, reply.json()]).toEqual([
        method,
        404,
        { code: 'request.notFound', message: 'Não encontrado', requestId: reply.headers['x-request-id'] },
      ]);
    }
  });

  it.each([
    ['/api/probe/things/%E0%A4%A', 400, 'request.unreadable'],
    [`/api/probe/things/${'a'.repeat(600)}`, 400, 'request.unreadable'],
  ])('is the same for an address that cannot be read', async (url, status, code) => {
    const reply = await app.product.http.inject({ url });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
    expect(reply.headers['x-request-id']).toBe(reply.json().requestId);
  });
});

describe('a body', () => {
  it.each(['{"name":', '{"name":"a"}}', 'name=a', '\u0000', '[1,'])(
    'that is no JSON (%j) is unreadable',
    async (payload) => {
      const reply = await send(payload);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.unreadable']);
    },
  );

  it('nested too deeply is unreadable, or at least invalid', async () => {
    const deep = await send(`{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect(deep.statusCode).toBe(400);
    expect(deep.json().code).toMatch(/^request\.(unreadable|invalid)$/);
  });

  it.each(['{"__proto__":{"name":"a"}}', '{"name":"a","stops":[{"city":"b","__proto__":{}}]}'])(
    'with the key of a prototype is refused (%s)',
    async (payload) => {
      const reply = await send(payload);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.unreadable']);
    },
  );

  it('with a key called constructor is a body with an unknown field', async () => {
    const reply = await send('{"name":"a","constructor":{"prototype":{"admin":true}}}');
    expect(reply.json().fields).toEqual({ constructor: { code: 'unknown', message: 'Campo desconhecido' } });
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it.each(['null', '[]', '"text"', '7', 'true'])('that is not an object (%s) is refused as input', async (payload) => {
    const reply = await send(payload);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.invalid']);
  });

  it('of another type is not accepted', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp']) {
      const reply = await send('{"name":"a"}', { 'content-type': type });
      expect([type, reply.statusCode, reply.json().code]).toEqual([type, 415, 'request.unsupportedType']);
    }
  });

  it('may be missing where none is needed, even when the request claims to be JSON', async () => {
    const reply = await app.product.http.inject({
      method: 'POST',
      url: '/api/probe/due',
      headers: { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' },
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { done: true }]);
  });

  it('that is missing is reported field by field', async () => {
    const reply = await send('');
    expect(reply.json().fields).toEqual({ name: { code: 'required', message: 'Obrigatório' } });
  });
});

describe('a reply', () => {
  it('contains what the contract declares and nothing else', async () => {
    const id = createId();
    const reply = await app.call(writer, readThings, { params: { id }, query: { page: 3 } });
    expect(reply.raw.body).toBe(JSON.stringify({ id, page: 3 }));
  });

  it('has strict headers, whatever its status', async () => {
    for (const url of ['/api/probe/greeting', '/api/nothing', '/healthz', '/nowhere', '/api/docs']) {
      const { headers } = await app.product.http.inject({ url });
      expect([url, headers]).toEqual([
        url,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('microphone=()'),
        }),
      ]);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'nonce-");
      expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
    }
  });

  it('has a nonce and a request id that are never used twice', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.call(null, greet)));
    for (const name of ['content-security-policy', 'x-request-id']) {
      expect(new Set(replies.map(({ headers }) => headers[name])).size).toBe(20);
    }
  });

  it('has an id of our own, not one chosen by the caller', async () => {
    const reply = await app.call(null, greet, {}, { headers: { 'x-request-id': 'forged', 'request-id': 'forged' } });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('of the API is not cached', async () => {
    const reply = await app.call(null, greet);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is the same however the address is written', async () => {
    for (const url of [
      '/API/Probe/Greeting',
      '/api/probe/greeting/',
      '/%61pi/probe/greeting',
      '/api/probe/greeting?x=1',
    ]) {
      const reply = await app.product.http.inject({ url });
      expect([url, reply.statusCode, reply.headers['cache-control']]).toEqual([url, 200, 'no-store']);
    }
  });

  it('to HEAD has no body', async () => {
    const reply = await app.product.http.inject({ method: 'HEAD', url: '/api/probe/greeting' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  });
});
