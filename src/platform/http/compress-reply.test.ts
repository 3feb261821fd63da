import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { encodingFor } from './compress-reply.ts';
import { route } from './route.ts';

const repeat = defineCall({
  id: 'probe.repeat',
  method: 'GET',
  path: '/probe/repeat/{times}',
  summary: 'Says a word many times.',
  access: 'public',
  params: z.object({ times: z.coerce.number().int().max(100_000) }),
  reply: z.object({ text: z.string() }),
});

let app: TestApp;
beforeAll(async () => {
  const routes = [route(repeat, async (_context, { params }) => ({ text: 'ção '.repeat(params.times) }))];
  app = await startTestApp({ areas: [{ name: 'probe', routes }] });
});
afterAll(() => app.close());

const ask = (times: number, encoding?: string) =>
  app.product.http.inject({
    url: `/api/probe/repeat/${times}`,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

describe('a reply of the API', () => {
  it.each([
    ['br', brotliDecompressSync, 400],
    ['gzip', gunzipSync, 400],
    ['br', brotliDecompressSync, 50_000],
    ['gzip', gunzipSync, 50_000],
  ] as const)('comes as %s to whoever takes it, and says the same', async (encoding, unpack, times) => {
    const reply = await ask(times, encoding);
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
    expect(reply.rawPayload.length).toBeLessThan(times);
    expect(JSON.parse(unpack(reply.rawPayload).toString())).toEqual({ text: 'ção '.repeat(times) });
  });

  it('comes plain to whoever takes nothing else, and when it is small', async () => {
    const plain = await ask(400);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('accept-encoding');
    expect(plain.json()).toEqual({ text: 'ção '.repeat(400) });
    expect((await ask(10, 'br')).headers).not.toHaveProperty('content-encoding');
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['br;q=0.000', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
