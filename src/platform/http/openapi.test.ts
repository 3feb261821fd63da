import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentProblems, operationsOf } from './openapi.fixture.ts';
import { type Probe, startProbe } from './probe.fixture.ts';

let app: Probe;
beforeAll(async () => {
  app = await startProbe();
});
afterAll(() => app.close());

const get = (url: string) => app.product.http.inject({ url });

it('describes every call once, from its contract', async () => {
  const document = (await get('/api/openapi.json')).json();
  expect(documentProblems(document)).toEqual([]);
  const described = operationsOf(document).map(({ operationId }) => operationId);
  expect(described.sort()).toEqual(app.product.routes.map(({ call }) => call.id).sort());
});

it('documents parameters, body, key, access and reply of a call', async () => {
  const operations = operationsOf((await get('/api/openapi.json')).json());
  const write = operations.find(({ operationId }) => operationId === 'probe.write')!;
  expect(write).toMatchObject({
    path: '/api/probe/notes',
    method: 'post',
    'x-access': { permission: { anyOf: ['probe-write', 'probe-rule'] } },
    security: [{ session: [] }],
    parameters: [{ name: 'Idempotency-Key', in: 'header', required: false }],
    requestBody: { content: { 'application/json': { schema: { required: ['name'], additionalProperties: false } } } },
    responses: { 201: { content: { 'application/json': { schema: { required: ['id', 'name'] } } } } },
  });
  const read = operations.find(({ operationId }) => operationId === 'probe.read')!;
  expect(read.parameters.map(({ name, required }) => [name, required])).toEqual([
    ['id', true],
    ['page', false],
  ]);
  expect(operations.find(({ operationId }) => operationId === 'probe.greet')!.security).toBeUndefined();
});

it('documents the errors with their shape and every code', async () => {
  const { components } = (await get('/api/openapi.json')).json();
  expect(components.schemas.Error.required).toEqual(['code', 'message']);
  expect(components.schemas.Error.properties.code.enum).toContain('request.tenantMismatch');
});

it('has a static page: no script, nothing external, every text escaped', async () => {
  const reply = await get('/api/docs');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.body).not.toMatch(/<script|javascript:|\son\w+=|<link|<img|https?:\/\//i);
  expect(reply.body).toContain('Reads &lt;b&gt;things&lt;/b&gt; &amp; more.');
  expect(reply.body).not.toContain('<b>things');
  const nonce = /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1];
  expect(reply.body.match(/<style[^>]*>/g)).toEqual([`<style nonce="${nonce}">`]);
  expect(reply.body).not.toMatch(/\sstyle=/);
  for (const { call } of app.product.routes) expect(reply.body).toContain(`id="${call.id}"`);
});
