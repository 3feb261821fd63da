import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { endWithNext } from '../db/transaction.ts';
import { readingRoute } from './route.ts';

const readPlace = defineCall({
  id: 'probe.place',
  method: 'GET',
  path: '/probe/place',
  summary: 'The company that the transaction is bound to, and the one that the handler was called for.',
  access: { permission: 'probe-read' },
  query: z.object({ page: z.coerce.number().int().max(9).default(1) }),
  reply: z.object({ bound: idShape.nullable(), calledFor: idShape, name: z.string() }),
});

let app: TestApp;
/** Every company that a handler was called for, also those whose reply was not used. */
const calledFor: string[] = [];
beforeAll(async () => {
  const place = readingRoute(readPlace, async ({ trx, actor }) => {
    calledFor.push(actor.companyId!);
    endWithNext(trx);
    const { rows } = await sql<{ bound: string | null }>`select app.company_id() as bound`.execute(trx);
    return { bound: rows[0]!.bound, calledFor: actor.companyId!, name: actor.firstName };
  });
  app = await startTestApp({ areas: [{ name: 'probe', routes: [{ ...place, startsEarly: true }] }] });
});
afterAll(() => app.close());
beforeEach(() => {
  calledFor.length = 0;
});

const reader = async () => app.world.user({ company: await app.world.company(), permissions: ['probe-read'] });
const read = (user: TestUser, query: object = {}) => app.call(user, readPlace, { query: query as never });
const asPlatform: typeof app.services.database.asPlatform = (work) => app.services.database.asPlatform(work);

it('reads for the caller, the first time and when it begins with the caller as last seen', async () => {
  const user = await reader();
  for (let nth = 0; nth < 3; nth += 1) {
    const { body } = await read(user);
    expect([body.bound, body.calledFor]).toEqual([user.companyId, user.companyId]);
  }
  expect(calledFor).toHaveLength(3);
});

it('replies as the caller of now when their company has changed since', async () => {
  const [user, other] = [await reader(), await reader()];
  await read(user);
  await asPlatform(async (trx) => {
    await sql`insert into membership (id, company_id, user_id) values (gen_random_uuid(), ${other.companyId}, ${user.userId})`.execute(
      trx,
    );
    await sql`insert into membership_role (company_id, user_id, role_id)
      select company_id, ${user.userId}, role_id from membership_role where user_id = ${other.userId}`.execute(trx);
    await sql`update user_session set company_id = ${other.companyId} where id = ${user.sessionId}`.execute(trx);
  });
  const { body } = await read(user);
  expect([body.bound, body.calledFor]).toEqual([other.companyId, other.companyId]);
  // Once with the caller as last seen, for nothing, and once more.
  expect(calledFor).toEqual([user.companyId, user.companyId, other.companyId]);
});

it('refuses at once whoever lost the permission, was disabled or signed out, before it looks at the input', async () => {
  const takeAway = {
    403: (user: TestUser) =>
      sql`update role set permissions = '{}' where company_id = ${user.companyId} and permissions @> array['probe-read']`,
    401: (user: TestUser) => sql`update user_session set revoked_at = now() where id = ${user.sessionId}`,
  };
  for (const [status, change] of Object.entries(takeAway)) {
    const user = await reader();
    expect((await read(user)).status).toBe(200);
    await asPlatform((trx) => change(user).execute(trx));
    expect((await read(user, { page: 'many' })).status, status).toBe(Number(status));
    expect((await read(user)).status).toBe(Number(status));
  }
});

it('names what is wrong with the input', async () => {
  const user = await reader();
  await read(user);
  const { status, error } = await read(user, { page: 12 });
  expect([status, error.code]).toEqual([400, 'request.invalid']);
});

it('serves a hundred requests of changing people at once, each with their own company', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, reader));
  const replies = await Promise.all(
    Array.from({ length: 100 }, async (_, nth) => {
      const user = people[nth % people.length]!;
      const { body } = await read(user);
      return [body.bound === user.companyId, body.calledFor === user.companyId];
    }),
  );
  expect(replies.flat().every(Boolean)).toBe(true);
});
