import { afterAll, beforeAll, expect, it } from 'vitest';
import { realtimeStream } from '#kernel/realtime.ts';
import type { TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD, type TestCompany, type TestUser } from '#testing/world.ts';
import { currentUser, verifyAccess } from '../contract/profile.calls.ts';
import { endSession, listSessions, signIn, signOutEverywhere } from '../contract/session.calls.ts';
import { revokeSessions } from './index.ts';
import { startSession } from './session.fixture.ts';

let app: TestApp;
let company: TestCompany;
let address: string;

beforeAll(async () => {
  app = await startSession();
  company = await app.world.company();
  address = await app.product.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Opens the private channel; `closed` resolves when it ends, which without a reason takes longer than any test may. */
async function channelOf(user: TestUser): Promise<{ readonly closed: Promise<void> }> {
  const response = await fetch(`${address}/api${realtimeStream.path}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(response.status).toBe(200);
  const reader = response.body!.getReader();
  await reader.read();
  const untilEnd = async () => {
    while (!(await reader.read()).done);
  };
  return { closed: untilEnd() };
}

it('lists only the open sessions of the caller', async () => {
  const user = await app.world.user({ company });
  await app.world.user({ company });
  const { raw } = await app.call(
    null,
    signIn,
    { body: { email: user.email, password: TEST_PASSWORD } },
    { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' } },
  );
  expect(raw.statusCode).toBe(200);
  const { body } = await app.call(user, listSessions);
  expect(body.sessions).toHaveLength(2);
  expect(body.sessions.find(({ id }) => id === user.sessionId)?.current).toBe(true);
  expect(body.sessions.find(({ id }) => id !== user.sessionId)).toMatchObject({
    device: { browser: 'Firefox', system: 'Linux' },
    address: '127.0.0.1',
    current: false,
  });
});

it('ends one session of the caller and closes its channel', async () => {
  const user = await app.world.user({ company });
  const other = await app.world.session(user);
  const channel = await channelOf(other);
  expect((await app.call(user, endSession, { params: { id: other.sessionId } })).status).toBe(200);
  expect((await app.call(other, currentUser)).status).toBe(401);
  expect((await app.call(user, currentUser)).status).toBe(200);
  await channel.closed;
  expect((await app.call(user, listSessions)).body.sessions).toHaveLength(1);
});

it('does not end the session of another user', async () => {
  const ana = await app.world.user({ company });
  const luis = await app.world.user({ company, isAdmin: true });
  expect((await app.call(luis, endSession, { params: { id: ana.sessionId } })).status).toBe(404);
  expect((await app.call(ana, currentUser)).status).toBe(200);
});

it('signs out everywhere, including here', async () => {
  const user = await app.world.user({ company });
  const other = await app.world.session(user);
  const channel = await channelOf(other);
  const { body } = await app.call(user, signOutEverywhere);
  expect(body.ended).toBe(2);
  expect((await app.call(user, currentUser)).status).toBe(401);
  expect((await app.call(other, currentUser)).status).toBe(401);
  await channel.closed;
});

it('refuses a disabled user on the very next call and closes their channel', async () => {
  const user = await app.world.user({ company });
  const channel = await channelOf(user);
  await app.services.database.asPlatform(async (trx) => {
    await trx.updateTable('app_user').set({ enabled: false }).where('id', '=', user.userId).execute();
    await revokeSessions(trx, app.services, user.userId, 'disabled');
  });
  expect((await app.call(user, currentUser)).status).toBe(401);
  await channel.closed;
});

it('lets a company end only the sessions of its own users', async () => {
  const member = await app.world.user({ company });
  const stranger = await app.world.user({ company: await app.world.company() });
  const ended = await app.services.database.asMember({ companyId: company.id, userId: null }, async (trx) => [
    await revokeSessions(trx, app.services, member.userId, 'disabled', { companyId: company.id }),
    await revokeSessions(trx, app.services, stranger.userId, 'disabled'),
  ]);
  expect(ended).toEqual([1, 0]);
  expect((await app.call(member, currentUser)).status).toBe(401);
  expect((await app.call(stranger, currentUser)).status).toBe(200);
});

it('applies a removed permission on the next call', async () => {
  const user = await app.world.user({ company, permissions: ['users-read', 'warehouses'] });
  const may = async () => (await app.call(user, verifyAccess, { params: { permission: 'users-read' } })).body.allowed;
  expect(await may()).toBe(true);
  await app.services.database.asPlatform((trx) =>
    trx
      .updateTable('role')
      .set({ permissions: ['warehouses'] })
      .where('company_id', '=', company.id)
      .execute(),
  );
  expect(await may()).toBe(false);
});

it('refuses to verify a permission that does not exist', async () => {
  const user = await app.world.user({ company });
  const reply = await app.call(user, verifyAccess, { params: { permission: 'everything' } });
  expect(reply.status).toBe(400);
});
