import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setNewPassword } from '#areas/session/contract/password.calls.ts';
import { currentUser } from '#areas/session/contract/profile.calls.ts';
import { signIn } from '#areas/session/contract/session.calls.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { cancelInvitation, listInvitations, sendInvitationAgain } from '../contract/invitation.calls.ts';
import { removeRole } from '../contract/role.calls.ts';
import { enableUser, inviteAgain, inviteUser, readUser } from '../contract/user.calls.ts';
import { type UserRow, userList } from '../contract/user.list.ts';
import { passwordIn, startUsersApp, type UsersApp } from './users.fixture.ts';

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

const temporaryPassword = async (email: string) => passwordIn((await mailsTo(email)).at(-1));

const enter = (email: string, password: string) =>
  app.call(null, signIn, { body: { email, password } }, { language: 'es' });

const membershipsOf = (email: string) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('membership as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .select('m.company_id')
      .where('u.email', '=', email)
      .execute(),
  );

const open = async (who = admin) => (await app.call(who, listInvitations)).body.invitations;

describe('inviting somebody new', () => {
  it('creates an invitation by address, and no user yet', async () => {
    const body = invitation({ email: ' Rita.Vaca@Exemplo.test ', countryCode: '591', phone: '7012 3456' });
    const { status, body: invited } = await invite(body);
    expect(status).toBe(201);
    expect(invited).toEqual({
      _id: expect.any(String),
      mail: 'rita.vaca@exemplo.test',
      roles: [{ _id: operators, name: 'Operadores' }],
      createdAt: expect.any(String),
      sentAt: expect.any(String),
    });
    expect(await open()).toContainEqual(invited);
    const found = await app.call(admin, listCalls(userList).read, { query: { search: invited.mail } });
    expect(found.body.totalRegistry).toBe(0);
    expect(await app.audited(invited._id)).toEqual(['users.invite']);
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

  it('makes them a member when they sign in with that password, and requires their own before anything else', async () => {
    const body = invitation({ countryCode: '591', phone: '70123457' });
    await invite(body);
    const opened = await enter(body.email, await temporaryPassword(body.email));
    expect(opened.status).toBe(200);
    expect(opened.body.newPasswordDue).toBe(true);
    const { userId: id, accessToken: token } = opened.body;
    const rita: TestUser = { ...admin, userId: id, email: body.email, token };
    expect((await open()).map(({ mail }) => mail)).not.toContain(body.email);
    expect((await app.call(admin, readUser, { params: { id } })).body).toMatchObject({
      fullName: 'Rita Vaca',
      phone: '70123457',
      roles: [{ _id: operators, name: 'Operadores' }],
      status: 'pending',
      belongsElsewhere: false,
    });
    expect(await app.audited(id)).toEqual(['users.acceptInvitation']);

    const refused = await app.call(rita, readUser, { params: { id } });
    expect([refused.status, refused.error.code]).toEqual([403, 'request.newPasswordDue']);
    expect((await app.call(rita, setNewPassword, { body: { newPassword: 'Estrada-Nova-77' } })).status).toBe(200);
    expect((await app.call(rita, readUser, { params: { id } })).body.status).toBe('active');
    const me = await app.call(rita, currentUser);
    expect(me.body.company?.companyId).toBe(company.id);
    expect(me.body.permissions.toSorted()).toEqual(['operation-read', 'users-read']);
  });

  it('is valid for seven days, which start again when it is sent again', async () => {
    const body = invitation();
    const { _id: id } = (await invite(body)).body;
    const first = await temporaryPassword(body.email);
    const late = await startLater(8 * DAY, () => enter(body.email, first));
    expect([late.status, late.error.code]).toEqual([403, 'session.temporaryPasswordExpired']);

    expect((await app.call(admin, sendInvitationAgain, { params: { id } })).status).toBe(200);
    const second = await temporaryPassword(body.email);
    expect(second).not.toBe(first);
    expect((await enter(body.email, first)).status).toBe(401);
    expect((await enter(body.email, second)).status).toBe(200);
    expect(await app.audited(id)).toEqual(['users.invite', 'users.inviteAgain']);
  });

  it('leaves out a phone that belongs to somebody else, and tells nobody', async () => {
    const phone = { countryCode: '591', phone: '70999111' };
    const [owner, other] = [invitation(phone), invitation(phone)];
    for (const body of [owner, other]) {
      expect((await invite(body)).status).toBe(201);
      await app.arrive(body.email);
    }
    const phoneOf = async (email: string) => {
      const { body } = await app.call(admin, listCalls(userList).read, { query: { search: email } });
      return (body.users as readonly UserRow[])[0]?.phone;
    };
    expect([await phoneOf(owner.email), await phoneOf(other.email)]).toEqual(['70999111', null]);
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
  it('with the same key creates one invitation and one mail, and replies the same', async () => {
    const body = invitation();
    const key = { idempotencyKey: `invite-${body.email}` };
    const [one, two] = await Promise.all([invite(body, key), invite(body, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
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

  it('is refused for a member', async () => {
    const member = await app.member(company, 'operation-read');
    expect((await invite(invitation({ email: member.email }))).error.code).toBe('session.userExists');
  });

  it('by two companies creates one account; the first sign-in joins its maker, the other waits', async () => {
    const other = await app.world.company({ country: 'PE' });
    const otherAdmin = await app.administrator(other);
    const otherRole = await app.role(other, ['users-read']);
    const body = invitation();
    await invite(body);
    await app.drain();
    expect((await invite({ ...body, roles: [otherRole] }, {}, otherAdmin)).status).toBe(201);
    expect(await mailsTo(body.email)).toHaveLength(2);
    await app.arrive(body.email);
    expect(await membershipsOf(body.email)).toEqual([{ company_id: company.id }]);
    expect((await open(otherAdmin)).map(({ mail }) => mail)).toEqual([body.email]);
  });
});

describe('an invalid invitation', () => {
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

describe('an open invitation', () => {
  it('is taken back: its password opens nothing, and the address may be invited again', async () => {
    const body = invitation();
    const { _id: id } = (await invite(body)).body;
    const password = await temporaryPassword(body.email);
    expect((await app.call(admin, cancelInvitation, { params: { id } })).body).toEqual({ _id: id });
    expect((await enter(body.email, password)).error.code).toBe('session.accessDenied');
    expect(await membershipsOf(body.email)).toEqual([]);
    expect((await app.call(admin, cancelInvitation, { params: { id } })).status).toBe(404);
    expect(await app.audited(id)).toEqual(['users.invite', 'users.cancelInvitation']);
    expect((await invite(body)).status).toBe(201);
  });

  it('keeps its roles from being deleted', async () => {
    const id = await app.role(company, ['operation-read'], { name: 'Prometida' });
    await invite(invitation({ roles: [id] }));
    expect((await app.call(admin, removeRole, { params: { id } })).error.code).toBe('users.roleInUse');
  });

  it('is out of reach for those who could not give its roles, and for other companies', async () => {
    const { _id: id } = (await invite(invitation({ roles: [await app.roleOf(admin)] }))).body;
    const lesser = await app.member(company, 'users-read', 'users-write-operator');
    const refused = await app.call(lesser, cancelInvitation, { params: { id } });
    expect([refused.status, refused.error.code]).toEqual([403, 'users.beyondOwnRights']);
    const foreign = await app.administrator(await app.world.company());
    for (const call of [cancelInvitation, sendInvitationAgain]) {
      expect((await app.call(foreign, call, { params: { id } })).status).toBe(404);
    }
    expect(await open(foreign)).toEqual([]);
  });
});

describe('a new temporary password for a member', () => {
  it('is refused once the user has their own password', async () => {
    const active = await app.member(company, 'operation-read');
    const reply = await app.call(admin, inviteAgain, { params: { id: active.userId } });
    expect([reply.status, reply.error.code]).toEqual([409, 'users.alreadyActive']);
  });

  it('is refused while the user is disabled', async () => {
    const { userId } = await app.arrive((await invite(invitation())).body.mail);
    await app.call(admin, enableUser, { params: { userId }, body: { enable: false } });
    const reply = await app.call(admin, inviteAgain, { params: { id: userId } });
    expect([reply.status, reply.error.code]).toEqual([409, 'users.disabled']);
  });

  it('is mailed to those who have not set their own yet', async () => {
    const { mail } = (await invite(invitation())).body;
    const { userId } = await app.arrive(mail);
    const first = await temporaryPassword(mail);
    expect((await app.call(admin, inviteAgain, { params: { id: userId } })).status).toBe(200);
    const second = await temporaryPassword(mail);
    expect(second).not.toBe(first);
    expect((await enter(mail, second)).status).toBe(200);
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
