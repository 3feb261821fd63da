import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD, type TestCompany } from '#testing/world.ts';
import { changePasswordByCode, sendRecoveryCode } from '../contract/password.calls.ts';
import { currentUser } from '../contract/profile.calls.ts';
import { signIn } from '../contract/session.calls.ts';
import { createTemporaryPassword, issueTemporaryPassword } from './index.ts';
import { startSession } from './session.fixture.ts';

const MINUTE = 60_000;
const NEXT = 'Estrada-5678';

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await startSession();
  company = await app.world.company();
});
afterAll(() => app.close());

const ask = (email: string) => app.call(null, sendRecoveryCode, { body: { email } }, { language: 'es' });

const change = (userId: string, code: string, newPassword = NEXT) =>
  app.call(null, changePasswordByCode, { body: { userId, code, newPassword } }, { language: 'es' });

const mailsTo = (email: string) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('mail_message')
      .select(['subject', 'text_body'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute(),
  );

const signInStatus = async (email: string, password: string) =>
  (await app.call(null, signIn, { body: { email, password } })).status;

/** Requests a code and reads it from the mail. */
async function codeFor(email: string): Promise<{ handle: string; code: string }> {
  const { body } = await ask(email);
  await app.drain();
  const mail = (await mailsTo(email)).at(-1);
  return { handle: body.userId, code: /\d{6}/.exec(mail?.text_body ?? '')?.[0] ?? 'none' };
}

const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('sets a new password with the mailed code and ends every session', async () => {
  const user = await app.world.user({ company });
  const { handle, code } = await codeFor(user.email);
  expect(handle).not.toBe(user.userId);
  const changed = await change(handle, code);
  expect(changed.status).toBe(200);
  expect(await signInStatus(user.email, NEXT)).toBe(200);
  expect(await signInStatus(user.email, TEST_PASSWORD)).toBe(401);
  expect((await app.call(user, currentUser)).status).toBe(401);
});

it('writes the mail in the reader’s language, otherwise in that of the request', async () => {
  const reader = await app.world.user({ company, language: 'pt-BR' });
  await codeFor(reader.email);
  expect((await mailsTo(reader.email)).at(-1)?.subject).toBe('Código para recuperar sua senha');
  const other = await app.world.user({ company });
  await codeFor(other.email);
  expect((await mailsTo(other.email)).at(-1)?.subject).toBe('Código para recuperar su contraseña');
});

it('accepts a code once', async () => {
  const user = await app.world.user({ company });
  const { handle, code } = await codeFor(user.email);
  await change(handle, code);
  const again = await change(handle, code, 'Outra-9012');
  expect(again.error).toMatchObject({
    code: 'session.passwordNotChanged',
    message: 'No se pudo cambiar la contraseña',
    fields: { code: { code: 'recoveryCode', message: 'Código incorrecto o vencido' } },
  });
});

it('refuses even the right code after five wrong ones', async () => {
  const user = await app.world.user({ company });
  const { handle, code } = await codeFor(user.email);
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await change(handle, anotherCode(code))).error.code).toBe('session.passwordNotChanged');
  }
  const late = await change(handle, code);
  expect(late.status).toBe(429);
  expect(late.error.message).toBe('Se excedió el límite de intentos, intente después de un tiempo.');
  expect(await signInStatus(user.email, TEST_PASSWORD)).toBe(200);
});

it('refuses the right code after ten minutes', async () => {
  const user = await app.world.user({ company });
  const { handle, code } = await codeFor(user.email);
  app.travel(10 * MINUTE + 1000);
  expect((await change(handle, code)).error.code).toBe('session.passwordNotChanged');
});

it('replies the same for an address without an account: same shape, same attempts, no mail', async () => {
  const nobody = 'nadie@exemplo.test';
  const { status, body } = await ask(nobody);
  await app.drain();
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(Object.keys((await ask((await app.world.user({ company })).email)).body));
  expect(await mailsTo(nobody)).toEqual([]);
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await change(body.userId, '123456')).error.code).toBe('session.passwordNotChanged');
  }
  expect((await change(body.userId, '123456')).status).toBe(429);
});

it('sends at most three mails in a quarter of an hour, known address or not', async () => {
  const user = await app.world.user({ company });
  for (const email of [user.email, 'otro-nadie@exemplo.test']) {
    const statuses = [];
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  await app.drain();
  expect(await mailsTo(user.email)).toHaveLength(3);
  app.travel(15 * MINUTE + 1000);
  expect((await ask(user.email)).status).toBe(200);
});

it('asks a user who never used their temporary password to contact the administrator', async () => {
  const user = await app.world.user({ company, language: 'es' });
  const temporary = await createTemporaryPassword();
  await app.services.database.asPlatform((trx) => issueTemporaryPassword(trx, app.services, user.userId, temporary));
  const { handle, code } = await codeFor(user.email);
  expect(code).toBe('none');
  expect((await mailsTo(user.email)).at(-1)?.text_body).toContain('Pida al administrador');
  expect((await change(handle, '123456')).error.code).toBe('session.passwordNotChanged');
});

it('sends no mail to a disabled user', async () => {
  const user = await app.world.user({ company });
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('app_user').set({ enabled: false }).where('id', '=', user.userId).execute(),
  );
  expect((await ask(user.email)).status).toBe(200);
  await app.drain();
  expect(await mailsTo(user.email)).toEqual([]);
});

it('stores neither code nor address in readable form', async () => {
  const user = await app.world.user({ company });
  const { handle, code } = await codeFor(user.email);
  const stored = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('password_recovery').selectAll().where('handle', '=', handle).executeTakeFirstOrThrow(),
  );
  expect(stored.code_hash).not.toContain(code);
  const budgets = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('attempt_budget').select('key').execute(),
  );
  expect(budgets.map(({ key }) => key).join()).not.toContain(user.email);
});
