import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer, TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD, type TestCompany } from '#testing/world.ts';
import { currentUser } from '../contract/profile.calls.ts';
import { type OpenSession, refreshSession, signIn, signOut } from '../contract/session.calls.ts';
import { REFRESH_COOKIE, writeRefreshToken } from './refresh-token.ts';
import { startSession } from './session.fixture.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await startSession();
  company = await app.world.company();
});
afterAll(() => app.close());

const cookieOf = (reply: Answer<unknown>) => reply.cookies.find(({ name }) => name === REFRESH_COOKIE)?.value ?? '';

const refresh = (cookie: string) => app.call(null, refreshSession, {}, { cookies: { [REFRESH_COOKIE]: cookie } });

async function signedIn() {
  const user = await app.world.user({ company });
  const reply = await app.call(null, signIn, { body: { email: user.email, password: TEST_PASSWORD } });
  const use = (session: OpenSession) => app.call({ ...user, token: session.accessToken }, currentUser);
  return { user, first: cookieOf(reply), session: reply.body, use };
}

it('renews the access token and replaces the cookie', async () => {
  const { first, use } = await signedIn();
  app.travel(11 * 60 * SECOND);
  const renewed = await refresh(first);
  expect(renewed.status).toBe(200);
  expect(cookieOf(renewed)).not.toBe(first);
  expect((await use(renewed.body)).status).toBe(200);
});

it('renews even when the expired access token is sent too', async () => {
  const { user, first, session } = await signedIn();
  app.travel(11 * 60 * SECOND);
  const stale = { ...user, token: session.accessToken };
  const cookies = { [REFRESH_COOKIE]: first };
  expect((await app.call(stale, refreshSession, {}, { cookies })).status).toBe(200);
  expect((await app.call(stale, signOut)).status).toBe(200);
});

it('refuses an access token after ten minutes with the documented text', async () => {
  const { user, session } = await signedIn();
  app.travel(601 * SECOND);
  const late = await app.call({ ...user, token: session.accessToken }, currentUser, {}, { language: 'es' });
  expect(late.status).toBe(401);
  expect(late.error).toMatchObject({ code: 'token.expired', message: 'Token Expirado.' });
});

it('gives tabs that refresh together the same next cookie', async () => {
  const { first } = await signedIn();
  const replies = await Promise.all([refresh(first), refresh(first), refresh(first)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(cookieOf)).size).toBe(1);
  const next = cookieOf(replies[0]!);
  expect(cookieOf(await refresh(next)), 'a slow tab must not be left behind').toBe(next);
});

it('ends the session when a replaced cookie is used again', async () => {
  const { first, use } = await signedIn();
  const renewed = await refresh(first);
  app.travel(11 * SECOND);
  const stolen = await refresh(first);
  expect(stolen.status).toBe(401);
  expect(stolen.error.code).toBe('session.refreshRefused');
  expect(cookieOf(stolen)).toBe('');
  expect((await use(renewed.body)).status).toBe(401);
  expect((await refresh(cookieOf(renewed))).status).toBe(401);
});

it('recognises a replaced cookie after any number of newer ones', async () => {
  const { first } = await signedIn();
  let thief = first;
  for (let turn = 0; turn < 3; turn += 1) {
    thief = cookieOf(await refresh(thief));
    app.travel(11 * SECOND);
  }
  expect((await refresh(first)).status).toBe(401);
  expect((await refresh(thief)).status).toBe(401);
});

it('does not end a session for a guessed cookie', async () => {
  const { session, first } = await signedIn();
  const payload = JSON.parse(Buffer.from(session.accessToken.split('.')[1]!, 'base64url').toString());
  const guessed = writeRefreshToken('not the secret of this server', { sessionId: payload.sid, generation: 7 });
  expect((await refresh(guessed)).status).toBe(401);
  expect((await refresh(first)).status).toBe(200);
});

it('keeps a session in use, and ends one that was not used for thirty days', async () => {
  const { first } = await signedIn();
  app.travel(29 * DAY);
  const used = await refresh(first);
  expect(used.status).toBe(200);
  app.travel(29 * DAY);
  const again = await refresh(cookieOf(used));
  expect(again.status).toBe(200);
  app.travel(31 * DAY);
  expect((await refresh(cookieOf(again))).status).toBe(401);
});

it('refuses the renewal without a cookie, with an invalid one, and to a disabled user', async () => {
  expect((await app.call(null, refreshSession)).status).toBe(401);
  expect((await refresh('a.b.c')).status).toBe(401);
  const { user, first } = await signedIn();
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('app_user').set({ enabled: false }).where('id', '=', user.userId).execute(),
  );
  expect((await refresh(first)).error.code).toBe('session.disabled');
});

it('signs out with the cookie alone, and deletes the cookie', async () => {
  const { first, session, use } = await signedIn();
  const left = await app.call(null, signOut, {}, { cookies: { [REFRESH_COOKIE]: first } });
  expect(left.status).toBe(200);
  expect(cookieOf(left)).toBe('');
  expect((await use(session)).status).toBe(401);
  expect((await refresh(first)).status).toBe(401);
});

it('signs out with the access token alone', async () => {
  const { user, session, use } = await signedIn();
  expect((await app.call({ ...user, token: session.accessToken }, signOut)).status).toBe(200);
  expect((await use(session)).status).toBe(401);
});

it('accepts a sign-out without a session', async () => {
  expect((await app.call(null, signOut)).status).toBe(200);
});
