import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { Refusal, route } from './route.ts';

const guess = defineCall({
  id: 'test.guess',
  method: 'POST',
  path: '/test/guess',
  summary: 'Guesses a word; wrong guesses are remembered in the street of the caller.',
  access: 'signed-in',
  idempotent: true,
  body: z.strictObject({ word: z.string() }),
  reply: z.object({ right: z.boolean() }),
});

const guessRoute = route(guess, async ({ trx, actor }, { body }) => {
  if (body.word === 'right') return { right: true };
  await trx.updateTable('app_user').set({ street: body.word }).where('id', '=', actor.userId).execute();
  if (body.word === 'thrown') throw requestErrors.conflict();
  return new Refusal(requestErrors.conflict());
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [{ name: 'test', routes: [guessRoute] }] });
});
afterAll(() => app.close());

const streetOf = (userId: string) =>
  app.services.database.asPlatform(async (trx) => {
    const { rows } = await sql<{ street: string | null }>`select street from app_user where id = ${userId}`.execute(
      trx,
    );
    return rows[0]?.street;
  });

it('keeps what was written before a refusal and undoes what was written before an error', async () => {
  const user = await app.world.user({ company: await app.world.company() });
  expect((await app.call(user, guess, { body: { word: 'refused' } })).status).toBe(409);
  expect(await streetOf(user.userId)).toBe('refused');
  expect((await app.call(user, guess, { body: { word: 'thrown' } })).status).toBe(409);
  expect(await streetOf(user.userId)).toBe('refused');
});

it('frees the key of a refused request', async () => {
  const user = await app.world.user({ company: await app.world.company() });
  const options = { idempotencyKey: 'guess-0001' };
  expect((await app.call(user, guess, { body: { word: 'wrong' } }, options)).status).toBe(409);
  expect((await app.call(user, guess, { body: { word: 'right' } }, options)).body).toEqual({ right: true });
});
