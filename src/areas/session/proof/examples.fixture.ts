import { finishOutsideSignIn, startOutsideSignIn } from '#areas/session/contract/oidc.calls.ts';
import * as passwords from '#areas/session/contract/password.calls.ts';
import * as profile from '#areas/session/contract/profile.calls.ts';
import * as reminders from '#areas/session/contract/reminder.calls.ts';
import * as session from '#areas/session/contract/session.calls.ts';
import * as steps from '#areas/session/contract/step-in.calls.ts';
import { codeHash } from '#areas/session/server/recovery-code.ts';
import { REFRESH_COOKIE, refreshHash, writeRefreshToken } from '#areas/session/server/refresh-token.ts';
import { createId } from '#kernel/ids.ts';
import { example, type Scene } from '#testing/example.ts';
import { freshMail } from '#testing/proof.ts';
import { TEST_PASSWORD } from '#testing/world.ts';
import { seedMember } from './member.fixture.ts';

const NEXT_PASSWORD = 'Outro-Caminho-77';
/** A grey dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** The session of a member of the company, as their browser holds it. */
async function openSession({ proof, side }: Scene) {
  const { userId } = await seedMember(proof, side);
  const { config, database, now } = proof.app.services;
  const token = { sessionId: createId(), generation: 0 };
  const values = {
    id: token.sessionId,
    user_id: userId,
    company_id: side.company.id,
    refresh_hash: refreshHash(config.AUTH_SECRET, token),
    expires_at: new Date(now().getTime() + 600_000),
  };
  await database.asPlatform((trx) => trx.insertInto('user_session').values(values).execute());
  return { cookies: { [REFRESH_COOKIE]: writeRefreshToken(config.AUTH_SECRET, token) } };
}

async function recovery({ proof, side }: Scene) {
  const { userId: person } = await seedMember(proof, side);
  const { config, database, now } = proof.app.services;
  const handle = createId();
  const values = {
    handle,
    user_id: person,
    code_hash: codeHash(config.AUTH_SECRET, handle, '123456'),
    expires_at: new Date(now().getTime() + 600_000),
  };
  await database.asPlatform((trx) => trx.insertInto('password_recovery').values(values).execute());
  return { code: '123456', newPassword: NEXT_PASSWORD, userId: handle };
}

const credentials = { open: 'whoever knows the password may sign in, wherever they are' } as const;

export const examples = [
  example(session.sessionOptions, 'none', () => ({})),
  example(session.signIn, credentials, async ({ proof, side }) => ({
    body: { email: (await seedMember(proof, side)).email, password: TEST_PASSWORD },
  })),
  example(session.refreshSession, { open: 'the cookie is the session' }, openSession),
  example(session.signOut, { open: 'the cookie is the session' }, openSession, { spends: true }),
  example(session.signOutEverywhere, 'none', () => ({}), { spends: true }),
  example(session.listSessions, 'none', () => ({})),
  example(session.endSession, 'refused', async ({ proof, caller }) => ({
    params: { id: (await proof.app.world.session(caller)).sessionId },
  })),
  example(passwords.setNewPassword, 'none', () => ({ body: { newPassword: NEXT_PASSWORD } }), {
    spends: true,
    needless: 'session.newPasswordNotDue',
  }),
  example(passwords.changePassword, 'none', () => ({ body: { current: TEST_PASSWORD, next: NEXT_PASSWORD } }), {
    spends: true,
  }),
  example(passwords.confirmPassword, 'none', () => ({ body: { password: TEST_PASSWORD } })),
  example(
    passwords.accessByEmail,
    { open: 'tells no more than signing in would: that there is an account' },
    ({ side }) => ({ query: { email: side.admin.email } }),
  ),
  example(passwords.sendRecoveryCode, 'none', () => ({ body: { email: freshMail() } })),
  example(passwords.changePasswordByCode, { open: 'whoever holds the mailed code is that person' }, async (scene) => ({
    body: await recovery(scene),
  })),
  example(profile.currentUser, 'none', () => ({})),
  example(reminders.readReminders, 'none', () => ({})),
  example(reminders.acceptReminders, 'none', () => ({})),
  example(profile.updateProfile, 'none', () => ({ body: { street: 'Rua Nova', themeMode: 'dark' as const } })),
  example(profile.changeEmail, 'none', () => ({ body: { email: freshMail() } }), { spends: true }),
  example(profile.updatePhoto, 'refused', ({ caller }) => ({ params: { id: caller.userId }, body: { photo: DOT } })),
  example(profile.updatePushToken, 'none', () => ({ body: { pushToken: 'token' } })),
  example(profile.selectableCompanies, 'harmless', ({ side }) => ({ query: { search: side.mark } })),
  example(profile.selectCompany, 'refused', ({ side }) => ({ body: { companyId: side.company.id } }), { spends: true }),
  example(
    steps.stepIn,
    'none',
    async ({ proof }) => ({
      body: { companyId: (await proof.app.world.company()).id, reason: 'Ajuda com a importação' },
    }),
    { spends: true },
  ),
  example(steps.stepOut, 'none', () => ({})),
  example(profile.verifyAccess, 'none', () => ({ params: { permission: 'users-read' as const } })),
  example(startOutsideSignIn, 'none', () => ({}), { status: 302 }),
  example(finishOutsideSignIn, 'none', () => ({ query: { code: 'code', state: 'state' } }), { status: 302 }),
];
