import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageSource } from '#areas/tracking/rules/messages/ingest-types.ts';
import { ingestionOf } from './ingest.ts';
import { type MadeDevice, messageOf, startTracked, type TrackedApp } from './ingestion.fixture.ts';

let app: TrackedApp;
beforeAll(async () => {
  app = await startTracked();
});
afterAll(() => app.close());

const send = async ({ secret }: MadeDevice, source: MessageSource, at = new Date()) => {
  const sender = { kind: 'secret', secret } as const;
  const messages = [messageOf({ at })];
  await ingestionOf(app.services).ingest({ sender, via: 'http', messages, source });
  await app.settle();
};
const sourceOf = ({ id }: MadeDevice) =>
  app.all((trx) => trx.selectFrom('device_source').selectAll().where('device_id', '=', id).executeTakeFirst());
const address = (value: string): MessageSource => ({ kind: 'address', value });

it('the way a device reported last is known, without the address', async () => {
  const team = await app.team();
  const [one, other, third] = [await app.device(team), await app.device(team), await app.device(team)];
  const gateway = address('203.0.113.7');
  await send(one, gateway);
  await send(other, gateway);
  await send(third, address('203.0.113.8'));
  const [first, second, apart] = [await sourceOf(one), await sourceOf(other), await sourceOf(third)];
  expect(first).toMatchObject({ kind: 'address', code: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(second?.code).toBe(first?.code);
  expect(apart?.code).not.toBe(first?.code);
  expect(JSON.stringify([first, apart])).not.toContain('203.0.113');
  await send(third, gateway, new Date(Date.now() + 1000));
  expect((await sourceOf(third))?.code).toBe(first?.code);
});

it('the code of an address is another one in another company', async () => {
  const [mine, foreign] = [await app.device(await app.team()), await app.device(await app.team())];
  for (const device of [mine, foreign]) await send(device, address('203.0.113.7'));
  expect((await sourceOf(mine))?.code).not.toBe((await sourceOf(foreign))?.code);
});

it('a listener of ours has its name', async () => {
  const device = await app.device(await app.team());
  await send(device, { kind: 'listener', value: 'teltonika' });
  expect(await sourceOf(device)).toMatchObject({ kind: 'listener', code: 'teltonika' });
});
