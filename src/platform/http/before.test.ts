import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { ask, greet, prepareNotes, probeRoutes, whoAmI } from './probe.fixture.ts';
import { type PreparationContext, route } from './route.ts';

const note = z.strictObject({ name: z.string() });
const reply = z.object({ written: z.string() });

const prepareNote = defineCall({
  id: 'probe.prepare',
  method: 'POST',
  path: '/probe/prepared',
  summary: 'Asks somebody else, then writes a note.',
  access: { permission: 'probe-write' },
  idempotent: true,
  body: note,
  reply,
});

const prepareOpenly = defineCall({
  id: 'probe.prepareOpenly',
  method: 'POST',
  path: '/probe/prepared-openly',
  summary: 'The same for everybody.',
  access: 'public',
  body: note,
  reply,
});

const POOL = 2;

let app: TestApp;
let writer: TestUser;
let prepared: string[];
let meanwhile: (context: PreparationContext) => Promise<void>;
let failures: number;

beforeAll(async () => {
  const before = async (context: PreparationContext, { body }: { body: z.infer<typeof note> }) => {
    prepared.push(body.name);
    await meanwhile(context);
    return `${body.name}, prepared`;
  };
  const routes = [
    ...probeRoutes(async () => undefined),
    route(prepareNote, {
      admit: async ({ trx, actor }, { body }) => {
        if (body.name === 'refused') throw requestErrors.conflict();
        const { rows } = await sql<{ one: number }>`select 1 as one`.execute(trx);
        return { who: actor.userId, rows: rows.length };
      },
      before: async (context, input, { who, rows }) => {
        expect([who, rows]).toEqual([context.actor.userId, 1]);
        return before(context, input);
      },
      handle: async ({ trx }, _, name) => {
        await sql`insert into probe_note (id, name) values (gen_random_uuid(), ${name})`.execute(trx);
        if (failures > 0) {
          failures -= 1;
          await sql`do $$ begin raise exception 'lost a race' using errcode = '40001'; end $$`.execute(trx);
        }
        return { written: name };
      },
    }),
    route(prepareOpenly, { before, handle: async (_context, _input, name) => ({ written: name }) }),
  ];
  const config = { DATABASE_POOL: POOL, REQUEST_DEADLINE_MS: 3000 };
  app = await startTestApp({ areas: [{ name: 'probe', routes }], config });
  await prepareNotes(app.databaseUrl);
  writer = await app.world.user({ company: await app.world.company(), permissions: ['probe-write'] });
});
afterAll(() => app.close());

beforeEach(() => {
  prepared = [];
  failures = 0;
  meanwhile = async () => undefined;
});

const send = (name: string, options = {}) => app.call(writer, prepareNote, { body: { name } }, options);
const notes = () => ask(app.databaseUrl, 'select name from probe_note order by name');

it('the handler gets what was prepared', async () => {
  expect((await send('first')).body).toEqual({ written: 'first, prepared' });
  expect(await notes()).toContain('first, prepared');
});

it('who is not admitted prepares nothing', async () => {
  const reader = await app.world.user({ company: await app.world.company(), permissions: ['probe-read'] });
  const statuses = [
    (await app.call(null, prepareNote, { body: { name: 'stranger' } })).status,
    (await app.call(reader, prepareNote, { body: { name: 'reader' } })).status,
    (await app.call(writer, prepareNote, { body: { name: 1 as unknown as string } })).status,
    (await send('refused')).status,
  ];
  expect(statuses).toEqual([401, 403, 400, 409]);
  expect(prepared).toEqual([]);
});

it('requests that wait for somebody else stop nobody, however many they are', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  meanwhile = () => released;
  const waiting = [
    ...Array.from({ length: 5 * POOL }, (_, index) => send(`waiting ${index}`)),
    app.call(null, prepareOpenly, { body: { name: 'waiting openly' } }),
  ];
  await expect.poll(() => prepared.length).toBe(waiting.length);
  expect((await app.call(writer, whoAmI)).status).toBe(200);
  expect((await app.call(null, greet)).status).toBe(200);
  release();
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
});

it('a transaction that starts over does not prepare again', async () => {
  failures = 2;
  expect((await send('raced')).status).toBe(200);
  expect(prepared).toEqual(['raced']);
  expect((await notes()).filter((name) => name.startsWith('raced'))).toEqual(['raced, prepared']);
});

it('a repeated request gets its first reply and prepares nothing', async () => {
  const idempotencyKey = 'the-same-key';
  const first = await send('once', { idempotencyKey });
  const second = await send('once', { idempotencyKey });
  expect([second.status, second.body, second.headers['idempotency-replayed']]).toEqual([200, first.body, 'true']);
  expect(prepared).toEqual(['once']);
  expect((await send('another', { idempotencyKey })).error.code).toBe('request.idempotencyKeyReused');
});

it('who loses the right meanwhile is refused', async () => {
  meanwhile = () =>
    app.services.database.asPlatform(async (trx) => {
      await trx.updateTable('app_user').set({ enabled: false }).where('id', '=', writer.userId).execute();
    });
  expect((await send('too late')).status).toBe(401);
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('app_user').set({ enabled: true }).where('id', '=', writer.userId).execute(),
  );
  expect(await notes()).not.toContain('too late, prepared');
});

it('after the deadline nothing is written', async () => {
  meanwhile = async ({ caller }) => {
    if (!caller.signal.aborted) await once(caller.signal, 'abort');
  };
  const { status, error } = await send('late');
  expect([status, error.code]).toEqual([503, 'request.deadline']);
  expect(await notes()).not.toContain('late, prepared');
});
