import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD, type TestCompany } from '#testing/world.ts';
import { changePassword, setNewPassword } from '../contract/password.calls.ts';
import { signIn } from '../contract/session.calls.ts';
import { FAILURES_OF_ACCOUNT } from '../rules/budgets.ts';
import { spend } from './budget.repository.ts';
import { accountKey, lockFailures, saveFailures } from './failure.repository.ts';
import { createTemporaryPassword, issueTemporaryPassword } from './index.ts';
import { startSession } from './session.fixture.ts';

const WRONG = 'Errada-1234';
const MINUTE = 60_000;

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await startSession({ config: { TRUST_PROXY: true } });
  company = await app.world.company();
});
afterAll(() => app.close());

let networks = 0;
/** An address nobody has used yet. */
const network = () => {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
};

const tryIn = (email: string, password: string, from: string) =>
  app.call(null, signIn, { body: { email, password } }, { language: 'es', headers: { 'x-forwarded-for': from } });

/** So many failures, the last of which ends its wait now, or later. */
const count = (email: string, address: string, failures: number, wait = 0) =>
  app.services.database.asPlatform(async (trx) => {
    const now = app.services.now();
    await lockFailures(trx, { email, address }, now);
    await saveFailures(trx, { email, address }, { failures, lockedUntil: new Date(now.getTime() + wait) });
  });

it('after five failures known and unknown addresses get the same text and the same wait', async () => {
  const known = (await app.world.user({ company })).email;
  const unknown = `nadie-${known}`;
  const [here, there] = [network(), network()];
  const said = async (email: string, from: string) => {
    const { status, error, headers } = await tryIn(email, WRONG, from);
    return { status, message: error.message, wait: Number(headers['retry-after'] ?? 0) };
  };
  for (let tried = 1; tried <= 5; tried += 1) {
    expect((await said(known, here)).message).toBe('Correo o contraseña incorrecta.');
    expect((await said(unknown, there)).message).toBe('El usuario no existe.');
  }
  await count(known, here, 9);
  await count(unknown, there, 9);
  expect(await said(unknown, there)).toEqual(await said(known, here));
  const [first, second] = [await said(unknown, there), await said(known, here)];
  expect(first).toMatchObject({ status: 429, message: second.message });
  for (const { wait } of [first, second]) expect(wait).toBeGreaterThan(10);
});

it('nobody locks somebody else out: the owner signs in from another network', async () => {
  const { email } = await app.world.user({ company });
  const attacker = network();
  await count(email, attacker, 20, 10 * MINUTE);
  expect((await tryIn(email, TEST_PASSWORD, attacker)).error.code).toBe('session.limitExceeded');
  expect((await tryIn(email, TEST_PASSWORD, network())).status).toBe(200);
});

it('guessing from many networks ends, but not for networks the account was used from', async () => {
  const { email } = await app.world.user({ company });
  const home = network();
  expect((await tryIn(email, TEST_PASSWORD, home)).status).toBe(200);
  await app.services.database.asPlatform(async (trx) => {
    for (let used = 0; used < FAILURES_OF_ACCOUNT.max; used += 1) {
      await spend(trx, accountKey(email), FAILURES_OF_ACCOUNT, app.services.now());
    }
  });
  const refused = await tryIn(email, TEST_PASSWORD, network());
  expect([refused.status, refused.error.code]).toEqual([429, 'session.limitExceeded']);
  expect((await tryIn(email, TEST_PASSWORD, home)).status).toBe(200);
  app.travel(15 * MINUTE);
  expect((await tryIn(email, TEST_PASSWORD, network())).status).toBe(200);
});

it('refuses common passwords, whichever way one is set', async () => {
  const user = await app.world.user({ company });
  const changed = await app.call(user, changePassword, { body: { current: TEST_PASSWORD, next: 'Password123' } });
  expect(changed.error.fields?.next?.code).toBe('passwordCommon');

  const temporary = await createTemporaryPassword();
  await app.services.database.asPlatform((trx) => issueTemporaryPassword(trx, app.services, user.userId, temporary));
  const opened = await tryIn(user.email, temporary.password, network());
  const again = { ...user, token: opened.body.accessToken };
  const set = await app.call(again, setNewPassword, { body: { newPassword: 'Senha123' } }, { language: 'pt-BR' });
  expect(set.error.fields?.newPassword).toEqual({
    code: 'passwordCommon',
    message: 'Esta senha é muito comum; escolha outra',
  });
});

it('many sign-ins at once are all answered, and others meanwhile', async () => {
  const { email } = await app.world.user({ company });
  const burst = Array.from({ length: 30 }, () => tryIn(email, TEST_PASSWORD, network()));
  const other = await app.product.http.inject({ method: 'GET', url: '/api/session/options' });
  expect(other.statusCode).toBe(200);
  for (const { status } of await Promise.all(burst)) expect(status).toBe(200);
});
