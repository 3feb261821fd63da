import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { TEST_PASSWORD, type TestCompany, type TestUser } from '#testing/world.ts';
import { confirmPassword } from '../contract/password.calls.ts';
import { changeEmail, currentUser } from '../contract/profile.calls.ts';
import { signIn } from '../contract/session.calls.ts';
import { stepIn, stepOut } from '../contract/step-in.calls.ts';
import { startSession } from './session.fixture.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  app = await startSession();
  company = await app.world.company();
});
afterAll(() => app.close());

/** A session whose holder confirmed the password some minutes ago, or never. */
const confirmedAgo = async (who: TestUser, minutes: number | null) => {
  const confirmed_at = minutes === null ? null : new Date(app.services.now().getTime() - minutes * MINUTE_MS);
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('user_session').set({ confirmed_at }).where('id', '=', who.sessionId).execute(),
  );
  return who;
};
const somebody = async (minutes: number | null = null) => confirmedAgo(await app.world.user({ company }), minutes);
let counter = 0;
const fresh = () => {
  counter += 1;
  return `novo${counter}@exemplo.test`;
};
const change = (who: TestUser, email = fresh()) => app.call(who, changeEmail, { body: { email } });
const confirm = (who: TestUser, password = TEST_PASSWORD) => app.call(who, confirmPassword, { body: { password } });
const REFUSED = { status: 403, error: { code: 'request.passwordNotConfirmed' } };

describe('an act that asks for the password', () => {
  it('is refused until the holder of this very session has confirmed it', async () => {
    const who = await somebody();
    expect(await change(who)).toMatchObject(REFUSED);
    expect((await confirm(who, 'errada-1234')).status).toBe(422);
    expect(await change(who)).toMatchObject(REFUSED);
    expect((await confirm(who)).status).toBe(200);
    expect((await change(who)).status).toBe(200);
    expect(await change(await confirmedAgo(await app.world.session(who), null))).toMatchObject(REFUSED);
  });

  it('is open for five minutes', async () => {
    expect((await change(await somebody(4))).status).toBe(200);
    expect(await change(await somebody(6))).toMatchObject(REFUSED);
  });

  it('is stepping into a company as a super administrator, but not leaving it', async () => {
    const permissions = ['companies-read'];
    const boss = await confirmedAgo(await app.world.user({ company, permissions, isSuperAdmin: true }), null);
    const body = { companyId: (await app.world.company()).id, reason: 'Ajuda com a importação' };
    expect(await app.call(boss, stepIn, { body })).toMatchObject(REFUSED);
    await confirm(boss);
    expect((await app.call(boss, stepIn, { body })).status).toBe(200);
    await confirmedAgo(boss, null);
    expect((await app.call(boss, stepOut)).status).toBe(200);
  });
});

describe('changing the own e-mail', () => {
  it('is mailed to both addresses, and only the new one signs in', async () => {
    const who = await somebody(0);
    const email = fresh();
    expect((await change(who, email.toUpperCase())).body.auth.email).toBe(email);
    expect((await app.call(who, currentUser)).body.auth.email).toBe(email);
    await app.drain();
    const mails = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('mail_message').select(['recipient']).where('recipient', 'in', [who.email, email]).execute(),
    );
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([email, who.email].sort());
    const enter = (address: string) => app.call(null, signIn, { body: { email: address, password: TEST_PASSWORD } });
    expect((await enter(email)).status).toBe(200);
    expect((await enter(who.email)).error.code).toBe('session.unknownUser');
  });

  it('refuses the address of somebody else, and the own one', async () => {
    const [who, other] = [await somebody(0), await somebody(0)];
    expect(await change(who, other.email)).toMatchObject({ status: 409, error: { code: 'session.userExists' } });
    expect(Object.keys((await change(who, who.email)).error.fields ?? {})).toEqual(['email']);
  });
});
