import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD, type TestUser } from '#testing/world.ts';
import { refreshSession, signIn, signOut } from '../contract/session.calls.ts';
import { startSession } from './session.fixture.ts';

const DAY = 86_400_000;
const HTTPS = { 'x-forwarded-proto': 'https' };

let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  app = await startSession();
  user = await app.world.user({ company: await app.world.company() });
});
afterAll(() => app.close());

const enter = async (headers: Record<string, string> = {}) => {
  const { cookies } = await app.call(
    null,
    signIn,
    { body: { email: user.email, password: TEST_PASSWORD } },
    { headers },
  );
  return cookies[0] as { name: string; value: string; secure?: boolean; path?: string };
};
const renew = (name: string, value: string, headers: Record<string, string> = {}) =>
  app.call(null, refreshSession, {}, { cookies: { [name]: value }, headers });

describe('the session cookie', () => {
  it('is plain where there is no https', async () => {
    const { name, secure } = await enter();
    expect([name, secure]).toEqual(['tropeiro_refresh', undefined]);
  });

  it('is secure behind an https proxy, and its name says so', async () => {
    const { name, value, secure, path } = await enter(HTTPS);
    expect([name, secure, path]).toEqual(['__Secure-tropeiro_refresh', true, '/api/session']);
    const renewed = await renew(name, value, HTTPS);
    expect([renewed.status, renewed.cookies[0]?.name]).toEqual([200, '__Secure-tropeiro_refresh']);
  });

  it('without the prefix is not believed there, because a neighbouring site could have set it', async () => {
    const { value } = await enter(HTTPS);
    expect((await renew('tropeiro_refresh', value, HTTPS)).status).toBe(401);
  });

  it('is cleared under the same name', async () => {
    const { name, value } = await enter(HTTPS);
    const { cookies } = await app.call(null, signOut, {}, { cookies: { [name]: value }, headers: HTTPS });
    expect(cookies[0]).toMatchObject({ name, value: '', secure: true });
  });
});

it('a session that is renewed every day ends after ninety', async () => {
  let { name, value } = await enter();
  let days = 0;
  for (; days < 100; days += 10) {
    const renewed = await renew(name, value);
    if (renewed.status !== 200) break;
    ({ name, value } = renewed.cookies[0] as { name: string; value: string });
    app.travel(10 * DAY);
  }
  expect(days).toBe(90);
  app.travel(-days * DAY);
});
