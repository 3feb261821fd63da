import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD, type TestCompany } from '#testing/world.ts';
import { accessByEmail } from '../contract/password.calls.ts';
import { currentUser } from '../contract/profile.calls.ts';
import { sessionOptions, signIn } from '../contract/session.calls.ts';
import { lockFailures, saveFailures } from './failure.repository.ts';
import { startSession } from './session.fixture.ts';

const MINUTE = 60_000;
const DEMO = [{ email: 'a@demo.test', password: 'Demo-1234', role: 'Operador', company: 'Andes', country: 'BO' }];

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await startSession({ demoAccounts: DEMO });
  company = await app.world.company({ name: 'Andes Carga' });
});
afterAll(() => app.close());

const tryIn = (email: string, password: string) =>
  app.call(null, signIn, { body: { email, password } }, { language: 'es' });

const change = (userId: string, values: object) =>
  app.services.database.asPlatform((trx) => trx.updateTable('app_user').set(values).where('id', '=', userId).execute());

it('opens a session for the right password, with the address in any case', async () => {
  const user = await app.world.user({ company, permissions: ['users-read'] });
  const reply = await tryIn(` ${user.email.toUpperCase()} `, TEST_PASSWORD);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ expiresIn: 600, newPasswordDue: false, userId: user.userId });
  const me = await app.call({ ...user, token: reply.body.accessToken }, currentUser);
  expect(me.body.company?.name).toBe('Andes Carga');
  expect(reply.body.user).toEqual(me.body);
});

it('names no user while a new password is due', async () => {
  const user = await app.world.user({ company });
  await change(user.userId, { password_temporary: true });
  expect((await tryIn(user.email, TEST_PASSWORD)).body).toMatchObject({ newPasswordDue: true, user: null });
});

it('sends the refresh token in a cookie that scripts and other sites cannot read', async () => {
  const user = await app.world.user({ company });
  const { cookies, raw } = await tryIn(user.email, TEST_PASSWORD);
  expect(cookies).toMatchObject([
    { name: 'tropeiro_refresh', httpOnly: true, sameSite: 'Strict', path: '/api/session', maxAge: 30 * 24 * 3600 },
  ]);
  expect(raw.body).not.toContain(cookies[0]?.value);
});

it('refuses a wrong password', async () => {
  const user = await app.world.user({ company });
  const { status, error } = await tryIn(user.email, 'Errada-1234');
  expect(status).toBe(401);
  expect(error).toMatchObject({ code: 'session.wrongCredentials', message: 'Correo o contraseña incorrecta.' });
});

it('refuses an invalid e-mail address before anything else', async () => {
  const { status, error } = await tryIn('no-es-correo', TEST_PASSWORD);
  expect(status).toBe(400);
  expect(error.fields?.email).toEqual({ code: 'email', message: 'Correo inválido' });
});

it('tells a disabled user so, but only with the right password', async () => {
  const user = await app.world.user({ company });
  await change(user.userId, { enabled: false });
  expect((await tryIn(user.email, 'Errada-1234')).error.code).toBe('session.wrongCredentials');
  const { status, error } = await tryIn(user.email, TEST_PASSWORD);
  expect(status).toBe(403);
  expect(error.message).toBe('Usuario inhabilitado, comunicarse con el administrador.');
});

it('treats a member whose only company disabled them as disabled', async () => {
  const user = await app.world.user({ company });
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', user.userId).execute(),
  );
  expect((await tryIn(user.email, TEST_PASSWORD)).error.code).toBe('session.disabled');
});

it('denies access to a user who belongs to no company', async () => {
  const user = await app.world.user();
  const { status, error } = await tryIn(user.email, TEST_PASSWORD);
  expect(status).toBe(403);
  expect(error.message).toBe('Acceso denegado: No tienes autorización...');
});

it('starts in the company chosen last, or in the first by name when that one is disabled', async () => {
  const zebra = await app.world.company({ name: 'Zebra' });
  const user = await app.world.user({ company: zebra });
  await app.services.database.asPlatform((trx) =>
    trx
      .insertInto('membership')
      .values({ id: crypto.randomUUID(), company_id: company.id, user_id: user.userId })
      .execute(),
  );
  const home = async () => {
    const { body } = await tryIn(user.email, TEST_PASSWORD);
    return (await app.call({ ...user, token: body.accessToken }, currentUser)).body.company?.name;
  };
  expect(await home()).toBe('Zebra');
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('company').set({ enabled: false }).where('id', '=', zebra.id).execute(),
  );
  expect(await home()).toBe('Andes Carga');
});

it('requires growing waits after five wrong attempts, and resets after the right password', async () => {
  const user = await app.world.user({ company });
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await tryIn(user.email, 'Errada-1234')).error.code).toBe('session.wrongCredentials');
  }
  const locked = await tryIn(user.email, TEST_PASSWORD);
  expect(locked.status).toBe(429);
  expect(locked.error.message).toBe('Se excedió el límite de intentos, intente después de un tiempo.');
  expect(Number(locked.headers['retry-after'])).toBeGreaterThanOrEqual(1);

  app.travel(2_000);
  expect((await tryIn(user.email, 'Errada-1234')).error.code).toBe('session.wrongCredentials');
  app.travel(1_000);
  expect((await tryIn(user.email, TEST_PASSWORD)).error.code).toBe('session.limitExceeded');
  app.travel(2_000);
  expect((await tryIn(user.email, TEST_PASSWORD)).status).toBe(200);
  expect((await tryIn(user.email, 'Errada-1234')).error.code).toBe('session.wrongCredentials');
});

it('checks parallel guesses one by one, so that none bypasses the lock', async () => {
  const user = await app.world.user({ company });
  const attempt = { email: user.email, address: '127.0.0.1' };
  await app.services.database.asPlatform(async (trx) => {
    await lockFailures(trx, attempt, app.services.now());
    await saveFailures(trx, attempt, { failures: 10, lockedUntil: app.services.now() });
  });
  const replies = await Promise.all(Array.from({ length: 6 }, () => tryIn(user.email, 'Errada-1234')));
  const codes = replies.map(({ error }) => error.code).sort();
  expect(codes).toEqual([...Array(5).fill('session.limitExceeded'), 'session.wrongCredentials']);
});

it('reports an unknown user only a few times, then replies as for a wrong password', async () => {
  app.travel(20 * MINUTE);
  const codes = [];
  for (let tried = 0; tried < 11; tried += 1) codes.push((await tryIn(`nadie${tried}@exemplo.test`, 'X')).error);
  expect(codes[0]).toMatchObject({ code: 'session.unknownUser', message: 'El usuario no existe.' });
  expect(codes[9]?.code).toBe('session.unknownUser');
  expect(codes[10]?.code).toBe('session.wrongCredentials');
  app.travel(20 * MINUTE);
  expect((await tryIn('nadie@exemplo.test', 'X')).error.code).toBe('session.unknownUser');
});

it('reveals no more by the look-up of an address than by signing in', async () => {
  app.travel(20 * MINUTE);
  const user = await app.world.user({ company });
  const ask = async (email: string) => (await app.call(null, accessByEmail, { query: { email } })).body.access;
  expect(await ask(user.email)).toBe(true);
  expect(await ask('nadie@exemplo.test')).toBe(false);
  for (let tried = 0; tried < 9; tried += 1) await tryIn(`nadie${tried}@exemplo.test`, 'X');
  expect(await ask('nadie@exemplo.test')).toBe(true);
});

it('offers the built-in accounts and those of the demo', async () => {
  const { body } = await app.call(null, sessionOptions);
  expect(body).toMatchObject({ builtIn: true, identityProvider: null, demoAccounts: DEMO });
});
