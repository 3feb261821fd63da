import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setNewPassword } from '#areas/session/contract/password.calls.ts';
import { currentUser } from '#areas/session/contract/profile.calls.ts';
import { signIn } from '#areas/session/contract/session.calls.ts';
import type { CallInput } from '#kernel/api-call.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { enableUser, inviteAgain, inviteUser, readUser } from '../contract/user.calls.ts';
import { startUsersApp, type UsersApp } from './users.fixture.ts';

const USER_EXISTS = 'Ya existe una cuenta con el correo electrónico ó número de teléfono especificado.';
const DAY = 86_400_000;

let app: UsersApp;
let company: TestCompany;
let admin: TestUser;
let operators: string;
let counter = 0;

beforeAll(async () => {
  app = await startUsersApp();
  company = await app.world.company({ name: 'Andes Carga', country: 'BO' });
  admin = await app.administrator(company, { firstName: 'Lucía', lastName: 'Paz' });
  operators = await app.role(company, ['users-read', 'operation-read'], { name: 'Operadores' });
});
afterAll(() => app.close());

type Invitation = CallInput<typeof inviteUser>['body'];

function invitation(more: Partial<Invitation> = {}): Invitation {
  counter += 1;
  return { email: `nova${counter}@exemplo.test`, firstName: 'Rita', lastName: 'Vaca', roles: [operators], ...more };
}

const invite = (body: Invitation, options: { idempotencyKey?: string; language?: string } = {}, who = admin) =>
  app.call(who, inviteUser, { body }, options);

const mailsTo = async (email: string) => (await app.mails()).filter((mail) => mail.recipient === email);

async function temporaryPassword(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return /(?:temporal|temporária|temporary password): (\S+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
}

const enter = (email: string, password: string) =>
  app.call(null, signIn, { body: { email, password } }, { language: 'es' });

const memberships = (userId: string) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('membership').select('company_id').where('user_id', '=', userId).execute(),
  );

describe('inviting a new user', () => {
  it('creates a pending user with the chosen roles', async () => {
    const body = invitation({ email: ' Rita.Vaca@Exemplo.test ', countryCode: '591', phone: '7012 3456' });
    const { status, body: user } = await invite(body);
    expect(status).toBe(201);
    expect(user).toMatchObject({
      mail: 'rita.vaca@exemplo.test',
      fullName: 'Rita Vaca',
      countryCode: '591',
      phone: '70123456',
      roles: [{ _id: operators, name: 'Operadores' }],
      status: 'pending',
      enabled: true,
      belongsElsewhere: false,
    });
    expect(await app.audited(user.userId)).toEqual(['users.invite']);
  });

  it('mails a temporary password in the language of the company’s country', async () => {
    const body = invitation();
    await invite(body);
    const [mail, ...more] = await mailsTo(body.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Andes Carga le invitó a Tropeiro');
    expect(mail?.text_body).toContain('Lucía Paz creó un acceso para usted en Andes Carga en Tropeiro.');
    expect(mail?.text_body).toContain(`Su usuario: ${body.email}`);
    expect(mail?.text_body).toContain('/login');
  });

  it('mails in the language chosen for them', async () => {
    const body = invitation({ language: 'pt-BR' });
    await invite(body);
    expect((await mailsTo(body.email))[0]?.subject).toBe('Andes Carga convidou você para o Tropeiro');
  });

  it('lets them sign in with that password, and requires their own before anything else', async () => {
    const body = invitation();
    const { body: user } = await invite(body);
    const opened = await enter(body.email, await temporaryPassword(body.email));
    expect(opened.status).toBe(200);
    expect(opened.body.newPasswordDue).toBe(true);
    const rita: TestUser = { ...admin, userId: user.userId, email: body.email, token: opened.body.accessToken };

    const refused = await app.call(rita, readUser, { params: { id: user.userId } });
    expect([refused.status, refused.error.code]).toEqual([403, 'request.newPasswordDue']);

    expect((await app.call(rita, setNewPassword, { body: { newPassword: 'Estrada-Nova-77' } })).status).toBe(200);
    const read = await app.call(rita, readUser, { params: { id: user.userId } });
    expect(read.body.status).toBe('active');
    const me = await app.call(rita, currentUser);
    expect(me.body.company?.companyId).toBe(company.id);
    expect(me.body.permissions.toSorted()).toEqual(['operation-read', 'users-read']);
  });

  it('is valid for seven days, which start again when it is sent again', async () => {
    const body = invitation();
    const { body: user } = await invite(body);
    const first = await temporaryPassword(body.email);
    const late = await startLater(8 * DAY, () => enter(body.email, first));
    expect([late.status, late.error.code]).toEqual([403, 'session.temporaryPasswordExpired']);

    expect((await app.call(admin, inviteAgain, { params: { id: user.userId } })).status).toBe(200);
    const second = await temporaryPassword(body.email);
    expect(second).not.toBe(first);
    expect((await enter(body.email, first)).status).toBe(401);
    expect((await enter(body.email, second)).status).toBe(200);
    expect(await app.audited(user.userId)).toEqual(['users.invite', 'users.inviteAgain']);
  });
});

/** Runs the work at a later time, and returns to the present. */
async function startLater<T>(milliseconds: number, look: () => Promise<T>): Promise<T> {
  app.travel(milliseconds);
  try {
    return await look();
  } finally {
    app.travel(-milliseconds);
  }
}

describe('an invitation clicked twice', () => {
  it('with the same key creates one membership and one mail, and replies the same', async () => {
    const body = invitation();
    const key = { idempotencyKey: `invite-${body.email}` };
    const [one, two] = await Promise.all([invite(body, key), invite(body, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
    expect(await memberships(one.body.userId)).toHaveLength(1);
    expect(await mailsTo(body.email)).toHaveLength(1);
  });

  it('without a key is refused the second time, with the text of the specification', async () => {
    const body = invitation();
    const replies = await Promise.all([invite(body, { language: 'es' }), invite(body, { language: 'es' })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({ code: 'session.userExists', message: USER_EXISTS });
    expect(refused?.error.fields).toHaveProperty('email');
    expect(await mailsTo(body.email)).toHaveLength(1);
  });

  it('by two companies at once creates one user with two memberships', async () => {
    const other = await app.world.company({ country: 'PE' });
    const otherAdmin = await app.administrator(other);
    const otherRole = await app.role(other, ['users-read']);
    const body = invitation();
    const [one, two] = await Promise.all([invite(body), invite({ ...body, roles: [otherRole] }, {}, otherAdmin)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.userId).toBe(two.body.userId);
    expect(await memberships(one.body.userId)).toHaveLength(2);
  });
});

describe('inviting a user of another company', () => {
  it('adds the company and sends a mail, without changing their account', async () => {
    const elsewhere = await app.world.company({ name: 'Vizinha' });
    const known = await app.world.user({ company: elsewhere, firstName: 'Otto', lastName: 'Lima', language: 'pt-BR' });
    const { status, body: user } = await invite(
      invitation({ email: known.email, firstName: 'Outro', lastName: 'Nome' }),
    );
    expect(status).toBe(201);
    expect(user).toMatchObject({
      userId: known.userId,
      fullName: 'Otto Lima',
      status: 'active',
      belongsElsewhere: true,
    });
    const [mail] = await mailsTo(known.email);
    expect(mail?.subject).toBe('Você agora faz parte de Andes Carga no Tropeiro');
    expect(mail?.text_body).not.toMatch(/senha temporária/);
    expect((await enter(known.email, 'Caminho-1234')).status).toBe(200);
  });

  it('sends a new temporary password to a user who never signed in', async () => {
    const body = invitation();
    await invite(body);
    const other = await app.world.company({ country: 'CL' });
    const otherRole = await app.role(other, ['users-read']);
    await invite({ ...body, roles: [otherRole] }, {}, await app.administrator(other));
    expect(await mailsTo(body.email)).toHaveLength(2);
    expect((await enter(body.email, await temporaryPassword(body.email))).status).toBe(200);
  });
});

describe('an invalid invitation', () => {
  it('with the phone of another user is refused, and no user is created', async () => {
    const phone = { countryCode: '591', phone: '70999111' };
    await invite(invitation(phone));
    const body = invitation(phone);
    const reply = await invite(body, { language: 'es' });
    expect(reply.status).toBe(409);
    expect(reply.error).toMatchObject({ code: 'session.userExists', message: USER_EXISTS });
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['phone']);
    expect((await invite({ ...body, phone: '70999112' })).status).toBe(201);
  });

  it.each([
    ['a phone too short for its country', { countryCode: '591', phone: '123' }, 'phone', 'exactDigits'],
    ['a calling code nobody has', { countryCode: '999', phone: '70123456' }, 'countryCode', 'choice'],
    ['a calling code without a number', { countryCode: '591' }, 'phone', 'required'],
    ['an address that is none', { email: 'rita' }, 'email', 'email'],
    ['no role', { roles: [] }, 'roles', 'minItems'],
    ['an unknown role', { roles: ['018f3a5e-0000-7000-8000-000000000000'] }, 'roles', 'choice'],
    ['an empty name', { firstName: '  ' }, 'firstName', 'required'],
    ['a name with a NUL', { firstName: 'R\u0000ta' }, 'firstName', 'characters'],
  ])('has %s: 400 at the field', async (_, wrong, field, code) => {
    const reply = await invite(invitation(wrong));
    expect(reply.status).toBe(400);
    expect(reply.error.fields?.[field]?.code).toBe(code);
  });

  it('with a role of another company is refused', async () => {
    const foreign = await app.role(await app.world.company(), ['users-read']);
    expect((await invite(invitation({ roles: [operators, foreign] }))).error.fields?.roles?.code).toBe('choice');
  });

  it('without permission is refused', async () => {
    const reader = await app.member(company, 'users-read');
    expect((await invite(invitation(), {}, reader)).error.code).toBe('request.forbidden');
  });
});

describe('sending an invitation again', () => {
  it('is refused once the user has their own password', async () => {
    const active = await app.member(company, 'operation-read');
    const reply = await app.call(admin, inviteAgain, { params: { id: active.userId } });
    expect([reply.status, reply.error.code]).toEqual([409, 'users.alreadyActive']);
  });

  it('is refused while the user is disabled', async () => {
    const { body: user } = await invite(invitation());
    await app.call(admin, enableUser, { params: { userId: user.userId }, body: { enable: false } });
    const reply = await app.call(admin, inviteAgain, { params: { id: user.userId } });
    expect([reply.status, reply.error.code]).toEqual([409, 'users.disabled']);
  });

  it('finds nobody of another company', async () => {
    const stranger = await app.member(await app.world.company(), 'users-read');
    expect((await app.call(admin, inviteAgain, { params: { id: stranger.userId } })).status).toBe(404);
  });
});

describe('with an outside identity provider', () => {
  let outside: UsersApp;
  beforeAll(async () => {
    outside = await startUsersApp({
      config: { OIDC_ISSUER: 'https://id.exemplo.test', OIDC_CLIENT_ID: 'tropeiro', OIDC_CLIENT_SECRET: 'segredo' },
    });
  });
  afterAll(() => outside.close());

  it('an invitation carries no password', async () => {
    const place = await outside.world.company({ country: 'BO' });
    const roles = [await outside.role(place, ['users-read'])];
    const body = { email: 'fora@exemplo.test', firstName: 'Rita', lastName: 'Vaca', roles };
    expect((await outside.call(await outside.administrator(place), inviteUser, { body })).status).toBe(201);
    const [mail] = await outside.mails();
    expect(mail?.text_body).toContain('Entre con la cuenta que ya usa en su organización.');
    expect(mail?.text_body).not.toContain('contraseña');
  });
});
