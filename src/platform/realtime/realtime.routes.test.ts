import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realtimeStream } from '#kernel/realtime.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';

let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await startTestApp();
  address = await app.product.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Opens the stream as a browser would and collects its text. */
async function connect(who: TestUser, headers: Record<string, string> = {}, server = address) {
  const leaving = new AbortController();
  const response = await fetch(`${server}/api${realtimeStream.path}`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
    signal: leaving.signal,
  });
  const seen = { text: '', ended: false };
  const reading = (async () => {
    for await (const part of response.body!) seen.text += new TextDecoder().decode(part);
  })();
  reading
    .catch(() => undefined)
    .finally(() => {
      seen.ended = true;
    });
  return { response, seen, leave: () => leaving.abort() };
}

const streams = async () => (await app.services.metrics.streams.get()).values[0]?.value;

describe('the event stream over HTTP', () => {
  it('is refused without a session', async () => {
    const { status, error } = await app.call(null, realtimeStream);
    expect([status, error.code]).toEqual([401, 'request.signInRequired']);
  });

  it('sends the messages of the person, uncached and unbuffered, until the session is closed', async () => {
    const company = await app.world.company();
    const [ana, bruno] = [await app.world.user({ company }), await app.world.user({ company })];
    const { response, seen } = await connect(ana);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await expect.poll(() => seen.text).toContain('event: ready');
    expect(await streams()).toBe(1);

    await app.services.database.transaction(async (trx) => {
      await app.services.realtime.publish(trx, bruno, 'test.secret', 'not for Ana');
      await app.services.realtime.publish(trx, ana, 'test.hello', { plate: '1234 ABC' });
    });
    await expect.poll(() => seen.text).toContain('event: test.hello\ndata: {"plate":"1234 ABC"}\n\n');
    expect(seen.text).not.toContain('test.secret');

    await app.services.database.transaction((trx) => app.services.realtime.closeSessions(trx, ana));
    await expect.poll(() => seen.ended).toBe(true);
    expect(await streams()).toBe(0);
  });

  it('is removed when the tab goes away, and resumed where it was left', async () => {
    const ana = await app.world.user({ company: await app.world.company() });
    const first = await connect(ana);
    await expect.poll(() => first.seen.text).toContain('event: ready');
    const lastEventId = /id: (\S+)/.exec(first.seen.text)?.[1] ?? '';
    first.leave();
    await expect.poll(() => app.services.realtime.clients).toBe(0);
    await app.services.database.transaction((trx) => app.services.realtime.publish(trx, ana, 'test.missed', 1));

    const second = await connect(ana, { 'last-event-id': lastEventId });
    await expect.poll(() => second.seen.text).toContain('event: test.missed');
    await expect.poll(() => second.seen.text).toContain('event: ready');
    second.leave();
  });

  it('does not keep a server from stopping', async () => {
    const leaving = await startTestApp();
    const there = await leaving.product.http.listen({ port: 0, host: '127.0.0.1' });
    const ana = await leaving.world.user();
    const { seen } = await connect(ana, {}, there);
    await expect.poll(() => seen.text).toContain('event: ready');
    await leaving.close();
    await expect.poll(() => seen.ended).toBe(true);
  });
});
