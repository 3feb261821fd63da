import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD, type TestCompany } from '#testing/world.ts';
import { finishOutsideSignIn, startOutsideSignIn } from '../contract/oidc.calls.ts';
import { changePassword, sendRecoveryCode } from '../contract/password.calls.ts';
import { currentUser } from '../contract/profile.calls.ts';
import { refreshSession, sessionOptions, signIn } from '../contract/session.calls.ts';
import { createTemporaryPassword, issueTemporaryPassword } from './index.ts';
import { CLIENT, type OidcServer, type OutsidePerson, startOidcServer } from './oidc-server.fixture.ts';
import { REFRESH_COOKIE } from './refresh-token.ts';
import { startSession } from './session.fixture.ts';
import { TRIP_COOKIE } from './trip-cookie.ts';

const PUBLIC_URL = 'http://tropeiro.test';

let provider: OidcServer;
let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  provider = await startOidcServer(`${PUBLIC_URL}/api${finishOutsideSignIn.path}`);
  app = await startSession({
    config: {
      PUBLIC_URL,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
  });
  company = await app.world.company({ name: 'Andes Carga' });
});
afterAll(async () => {
  await app?.close();
  await provider?.stop();
});

const cookieOf = (cookies: readonly { name: string; value: string }[], name: string) =>
  cookies.find((cookie) => cookie.name === name)?.value ?? '';

async function start() {
  const { status, headers, cookies } = await app.call(null, startOutsideSignIn);
  expect(status).toBe(302);
  return { address: String(headers.location), trip: cookieOf(cookies, TRIP_COOKIE), cookies };
}

const arrive = (returned: URL, trip: string) =>
  app.call(
    null,
    finishOutsideSignIn,
    { query: Object.fromEntries(returned.searchParams) },
    { cookies: { [TRIP_COOKIE]: trip } },
  );

/** The whole sign-in: to the provider, through it, and back. */
async function signInAs(person: OutsidePerson | 'refuses') {
  const { address, trip } = await start();
  const reply = await arrive(await provider.visit(address, person), trip);
  return { to: reply.headers.location, refreshCookie: cookieOf(reply.cookies, REFRESH_COOKIE) };
}

async function whoami(refreshCookie: string) {
  const { body } = await app.call(null, refreshSession, {}, { cookies: { [REFRESH_COOKIE]: refreshCookie } });
  const person = { userId: body.userId, email: '', companyId: null, sessionId: '', token: body.accessToken };
  return (await app.call(person, currentUser)).body;
}

it('sends the browser to the provider with PKCE, state and nonce', async () => {
  const { address, cookies } = await start();
  const { origin, searchParams } = new URL(address);
  expect(origin).toBe(provider.issuer);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('state')).toBeTruthy();
  expect(searchParams.get('nonce')).toBeTruthy();
  expect(cookies).toMatchObject([{ name: TRIP_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/api/session/oidc' }]);
});

it('signs in a user known by a verified address, and identifies them by subject afterwards', async () => {
  const user = await app.world.user({ company, permissions: ['users-read'] });
  const person = { sub: 'ana', email: user.email.toUpperCase(), email_verified: true };
  const first = await signInAs(person);
  expect(first.to).toBe('/?session=open');
  expect(await whoami(first.refreshCookie)).toMatchObject({ userId: user.userId, permissions: ['users-read'] });

  const second = await signInAs({ ...person, email: 'otra@exemplo.test', email_verified: false });
  expect((await whoami(second.refreshCookie)).userId).toBe(user.userId);
});

it('asks no new password of a user who was invited with a temporary one', async () => {
  const user = await app.world.user({ company });
  const temporary = await createTemporaryPassword();
  await app.services.database.asPlatform((trx) => issueTemporaryPassword(trx, app.services, user.userId, temporary));
  const { refreshCookie } = await signInAs({ sub: 'invited', email: user.email, email_verified: true });
  expect((await whoami(refreshCookie)).userId).toBe(user.userId);
});

it('denies access to a person who has an account only with the provider', async () => {
  const { to, refreshCookie } = await signInAs({ sub: 'nadie', email: 'nadie@exemplo.test', email_verified: true });
  expect(to).toBe('/login?error=session.accessDenied');
  expect(refreshCookie).toBe('');
});

it('does not trust an address that the provider has not verified', async () => {
  const user = await app.world.user({ company });
  expect((await signInAs({ sub: 'impostor', email: user.email, email_verified: false })).to).toBe(
    '/login?error=session.noVerifiedContact',
  );
});

it('does not link an address of one external account to another', async () => {
  const user = await app.world.user({ company });
  await signInAs({ sub: 'first-owner', email: user.email, email_verified: true });
  expect((await signInAs({ sub: 'second-owner', email: user.email, email_verified: true })).to).toBe(
    '/login?error=session.accessDenied',
  );
});

it('refuses a disabled user', async () => {
  const user = await app.world.user({ company });
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('app_user').set({ enabled: false }).where('id', '=', user.userId).execute(),
  );
  expect((await signInAs({ sub: 'off', email: user.email, email_verified: true })).to).toBe(
    '/login?error=session.disabled',
  );
});

it('returns to the sign-in page when the person refuses at the provider', async () => {
  expect((await signInAs('refuses')).to).toBe('/login?error=session.accessDenied');
});

it('accepts a reply only in the same browser, within ten minutes, and once', async () => {
  const user = await app.world.user({ company });
  const person = { sub: 'traveller', email: user.email, email_verified: true };
  const [mine, other] = [await start(), await start()];
  const returned = await provider.visit(mine.address, person);
  expect((await arrive(returned, '')).headers.location).toBe('/login?error=session.verificationTimeout');
  expect((await arrive(returned, other.trip)).headers.location).toBe('/login?error=session.internal');
  expect((await arrive(returned, mine.trip)).headers.location).toBe('/?session=open');
  expect((await arrive(returned, mine.trip)).headers.location).toBe('/login?error=session.internal');
  const late = await start();
  app.travel(11 * 60_000);
  const tooLate = await arrive(await provider.visit(late.address, person), late.trip);
  expect(tooLate.headers.location).toBe('/login?error=session.verificationTimeout');
});

it('replaces the built-in accounts, whose passwords no longer work', async () => {
  const user = await app.world.user({ company });
  const replies = [
    await app.call(null, signIn, { body: { email: user.email, password: TEST_PASSWORD } }),
    await app.call(null, sendRecoveryCode, { body: { email: user.email } }),
    await app.call(user, changePassword, { body: { current: TEST_PASSWORD, next: 'Estrada-5678' } }),
  ];
  expect(replies.map(({ error }) => error.code)).toEqual(Array(3).fill('session.usesIdentityProvider'));
  const { body } = await app.call(null, sessionOptions);
  expect(body).toMatchObject({
    builtIn: false,
    identityProvider: { name: '127.0.0.1', startUrl: '/api/session/oidc/start' },
    demoAccounts: [],
  });
});
