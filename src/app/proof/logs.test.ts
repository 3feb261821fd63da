import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import * as passwords from '#areas/session/contract/password.calls.ts';
import { refreshSession, signIn, signOut } from '#areas/session/contract/session.calls.ts';
import { inviteUser } from '#areas/users/contract/user.calls.ts';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD } from '#testing/world.ts';

let written = '';
let app: TestApp;

beforeAll(async () => {
  const write = (line: string) => {
    written += line;
  };
  const log = pino({ level: 'trace' }, { write });
  app = await startTestApp({ areas: areas(), log });
});
afterAll(() => app.close());

/** The first match in the latest mail to somebody. */
async function mailed(recipient: string, pattern: RegExp): Promise<string> {
  const mail = await app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('mail_message')
      .select('text_body')
      .where('recipient', '=', recipient)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow(),
  );
  const [, first, second] = pattern.exec(mail.text_body) ?? [];
  return first ?? second ?? '';
}

async function anyRole(companyId: string): Promise<string> {
  const id = createId();
  const values = { id, company_id: companyId, key: `role-${id}`, name: 'Função', permissions: [] };
  await app.services.database.asPlatform((trx) => trx.insertInto('role').values(values).execute());
  return id;
}

/** From here on every sign-in fails with an unexpected error. */
async function breakSessions(): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('alter table user_session rename to gone');
  await client.end();
}

it('no secret is ever written to the log, not even when something breaks', async () => {
  const company = await app.world.company();
  const user = await app.world.user({ company, permissions: PERMISSION_CATALOGUE.roles['company-administrator'] });
  const { email } = user;
  const typed = { wrong: 'Wrong-password-1', next: 'Next-password-2', last: 'Last-password-3' };

  await app.call(user, inviteUser, {
    body: {
      email: 'convidada@exemplo.test',
      firstName: 'Nora',
      lastName: 'Vargas',
      roles: [await anyRole(company.id)],
    },
  });
  await app.call(null, signIn, { body: { email, password: typed.wrong } });
  const opened = await app.call(null, signIn, { body: { email, password: TEST_PASSWORD } });
  const cookies = Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value]));
  const renewed = await app.call(null, refreshSession, {}, { cookies });
  const headers = { authorization: `Bearer ${renewed.body.accessToken}` };
  await app.call(null, passwords.changePassword, { body: { current: typed.wrong, next: typed.next } }, { headers });
  await app.call(null, passwords.changePassword, { body: { current: TEST_PASSWORD, next: typed.next } }, { headers });
  await app.call(null, passwords.accessByEmail, { query: { email } });
  await app.call(null, passwords.sendRecoveryCode, { body: { email } });
  await app.drain();
  const code = await mailed(email, /^\s*(\d{6})\s*$|\b(\d{6})\b/m);
  const temporary = await mailed('convidada@exemplo.test', /temporal: (\S+)/);
  await breakSessions();
  const handle = { code, newPassword: typed.last, userId: user.userId };
  await app.call(null, passwords.changePasswordByCode, { body: handle });
  expect((await app.call(null, signIn, { body: { email, password: typed.next } })).status).toBe(500);
  await app.call(null, signOut, {}, { cookies, headers });

  const secrets = {
    ...typed,
    current: TEST_PASSWORD,
    code,
    temporary,
    firstToken: opened.body.accessToken,
    secondToken: renewed.body.accessToken,
    ...cookies,
    ...Object.fromEntries(renewed.cookies.map(({ name, value }) => [`${name} renewed`, value])),
    authSecret: app.services.config.AUTH_SECRET,
    filesSecret: app.services.config.FILES_SECRET,
    databasePassword: new URL(app.databaseUrl).password,
  };
  expect(written).toContain('unforeseen error');
  expect(Object.entries(secrets).filter(([, text]) => text.length < 6 || written.includes(text))).toEqual([]);
  expect(written).not.toContain('email=');
});
