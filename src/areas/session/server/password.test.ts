import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPath } from '#kernel/api-call.ts';
import type { TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD, type TestCompany, type TestUser } from '#testing/world.ts';
import { changePassword, confirmPassword, setNewPassword } from '../contract/password.calls.ts';
import { currentUser } from '../contract/profile.calls.ts';
import { readReminders } from '../contract/reminder.calls.ts';
import { refreshSession, signIn, signOut } from '../contract/session.calls.ts';
import { createTemporaryPassword, issueTemporaryPassword } from './index.ts';
import { startSession } from './session.fixture.ts';

const DAY = 24 * 60 * 60 * 1000;
const NEXT = 'Estrada-5678';

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await startSession();
  company = await app.world.company();
});
afterAll(() => app.close());

const tryIn = (user: TestUser, password: string) =>
  app.call(null, signIn, { body: { email: user.email, password } }, { language: 'es' });

/** A user just invited, with only a temporary password. */
async function invited() {
  const user = await app.world.user({ company });
  const temporary = await createTemporaryPassword();
  await app.services.database.asPlatform((trx) => issueTemporaryPassword(trx, app.services, user.userId, temporary));
  return { user, temporary: temporary.password };
}

async function firstSignIn() {
  const { user, temporary } = await invited();
  const { body } = await tryIn(user, temporary);
  return { user: { ...user, token: body.accessToken }, temporary, newPasswordDue: body.newPasswordDue };
}

const mailsTo = (email: string) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('mail_message').select(['subject', 'text_body']).where('recipient', '=', email).execute(),
  );

it('ends the old sessions of a user who gets a temporary password', async () => {
  const { user } = await invited();
  expect((await app.call(user, currentUser)).status).toBe(401);
  expect((await tryIn(user, TEST_PASSWORD)).status).toBe(401);
});

it('refuses every call except setting the password and signing out until a new password is set', async () => {
  const { user, newPasswordDue } = await firstSignIn();
  expect(newPasswordDue).toBe(true);
  const open = new Set([setNewPassword.id, signOut.id, readReminders.id]);
  const signedInCalls = app.product.routes.filter(({ call }) => !['public', 'link'].includes(String(call.access)));
  expect(signedInCalls.length).toBeGreaterThan(10);
  for (const { call } of signedInCalls.filter(({ call }) => !open.has(call.id))) {
    const reply = await app.product.http.inject({
      method: call.method,
      url: `/api${fillPath(call.path, { id: user.sessionId, permission: 'users-read' })}`,
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect([call.id, reply.statusCode, reply.json().code]).toEqual([call.id, 403, 'request.newPasswordDue']);
  }
});

it('allows every call once the new password is set, and deletes the temporary one', async () => {
  const { user, temporary } = await firstSignIn();
  const saved = await app.call(user, setNewPassword, { body: { newPassword: NEXT } });
  expect(saved.status).toBe(200);
  expect((await app.call(user, currentUser)).status).toBe(200);
  expect((await tryIn(user, temporary)).error.code).toBe('session.wrongCredentials');
  expect((await tryIn(user, NEXT)).body.newPasswordDue).toBe(false);
  expect((await app.call(user, setNewPassword, { body: { newPassword: NEXT } })).error.code).toBe(
    'session.newPasswordNotDue',
  );
});

it('refuses the temporary password, the e-mail address or a weak one as the new password', async () => {
  const { user, temporary } = await firstSignIn();
  const problemOf = async (newPassword: string) =>
    (await app.call(user, setNewPassword, { body: { newPassword } }, { language: 'es' })).error;
  expect(await problemOf(temporary)).toMatchObject({
    code: 'session.passwordNotChanged',
    message: 'No se pudo cambiar la contraseña',
    fields: { newPassword: { code: 'passwordSame' } },
  });
  expect((await problemOf('todo-minusculas')).fields?.newPassword?.code).toBe('passwordUpper');
  expect((await problemOf('A'.repeat(200))).fields?.newPassword?.code).toBe('passwordLong');
});

it('keeps a temporary password valid for seven days', async () => {
  const early = await invited();
  app.travel(7 * DAY - 60_000);
  expect((await tryIn(early.user, early.temporary)).status).toBe(200);
  app.travel(2 * 60_000);
  const { status, error } = await tryIn(early.user, early.temporary);
  expect(status).toBe(403);
  expect(error.message).toBe('La contraseña temporal ha caducado, comuniquese con el administrador');
  expect((await tryIn(early.user, 'Errada-1234')).error.code).toBe('session.wrongCredentials');
});

it('changes the password, keeps this session, ends the others and notifies the owner by mail', async () => {
  const user = await app.world.user({ company, language: 'es' });
  const other = await app.world.session(user);
  const changed = await app.call(user, changePassword, { body: { current: TEST_PASSWORD, next: NEXT } });
  expect(changed.status).toBe(200);
  expect((await app.call(user, currentUser)).status).toBe(200);
  expect((await app.call(other, currentUser)).status).toBe(401);
  expect((await tryIn(user, TEST_PASSWORD)).status).toBe(401);
  expect((await tryIn(user, NEXT)).status).toBe(200);
  await app.drain();
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(['Su contraseña fue cambiada']);
});

it('refuses a change without the current password, or to the same one', async () => {
  const user = await app.world.user({ company });
  const wrong = await app.call(user, changePassword, { body: { current: 'Errada-1234', next: NEXT } });
  expect([wrong.status, wrong.error.code]).toEqual([422, 'session.wrongPassword']);
  const same = await app.call(user, changePassword, { body: { current: TEST_PASSWORD, next: TEST_PASSWORD } });
  expect(same.error.fields?.next?.code).toBe('passwordSame');
});

it('confirms a password, and counts wrong ones like any other failure', async () => {
  const user = await app.world.user({ company });
  const confirm = (password: string) => app.call(user, confirmPassword, { body: { password } }, { language: 'es' });
  expect((await confirm(TEST_PASSWORD)).status).toBe(200);
  const wrong = await confirm('Errada-1234');
  expect(wrong.status).toBe(422);
  expect(wrong.error.message).toBe('Contraseña incorrecta');
  for (let tried = 1; tried < 5; tried += 1) await confirm('Errada-1234');
  expect((await confirm(TEST_PASSWORD)).status).toBe(429);
});

it('reports during a refresh that a new password is still required', async () => {
  const { user, temporary } = await invited();
  const { cookies } = await tryIn(user, temporary);
  const cookie = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  expect((await app.call(null, refreshSession, {}, { cookies: cookie })).body.newPasswordDue).toBe(true);
});
