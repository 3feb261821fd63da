import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentUser, selectCompany, updatePhoto } from '#areas/session/contract/profile.calls.ts';
import { signIn } from '#areas/session/contract/session.calls.ts';
import { TEST_PASSWORD, type TestCompany, type TestUser } from '#testing/world.ts';
import {
  acceptInvitation,
  declineInvitation,
  listInvitations,
  receivedInvitations,
} from '../contract/invitation.calls.ts';
import { enableUser, inviteUser, readUser, updateUser } from '../contract/user.calls.ts';
import { startUsersApp, type UsersApp } from './users.fixture.ts';

let app: UsersApp;
let company: TestCompany;
let admin: TestUser;
let role: string;
let picture: string;

beforeAll(async () => {
  app = await startUsersApp();
  company = await app.world.company({ name: 'Curiosa', country: 'BO' });
  admin = await app.administrator(company, { firstName: 'Lucía', lastName: 'Paz' });
  role = await app.role(company, ['users-read'], { name: 'Operadores' });
  const drawn = sharp({ create: { width: 20, height: 20, channels: 3, background: '#ec9405' } });
  picture = `data:image/png;base64,${(await drawn.png().toBuffer()).toString('base64')}`;
});
afterAll(() => app.close());

const invite = (email: string) =>
  app.call(admin, inviteUser, { body: { email, firstName: 'Alguém', lastName: 'Qualquer', roles: [role] } });
const received = async (who: TestUser) => (await app.call(who, receivedInvitations)).body.invitations;
const read = (who: TestUser) => app.call(admin, readUser, { params: { id: who.userId } });
const photo = (who: TestUser, of: TestUser) =>
  app.call(who, updatePhoto, { params: { id: of.userId }, body: { photo: picture } });

/** A person of an unrelated company, with a phone and a photo. */
async function stranger(more: { isSuperAdmin?: boolean } = {}): Promise<TestUser> {
  const elsewhere = await app.world.company({ platform: more.isSuperAdmin ?? false });
  const person = await app.world.user({ company: elsewhere, firstName: 'Otto', lastName: 'Secreto', ...more });
  await photo(person, person);
  await app.services.database.asPlatform((trx) =>
    trx
      .updateTable('app_user')
      .set({ country_code: '591', phone: `7${person.userId.replace(/\D/g, '').padEnd(7, '0').slice(-7)}` })
      .where('id', '=', person.userId)
      .execute(),
  );
  return person;
}

describe.each([
  ['a person of another company', {}],
  ['the super administrator', { isSuperAdmin: true }],
])('%s', (_, more) => {
  let victim: TestUser;
  beforeAll(async () => {
    victim = await stranger(more);
  });

  it('is invited with the reply an unknown address gets, and nothing about them is shown', async () => {
    const known = await invite(victim.email);
    const unknown = await invite(`ninguem-${victim.email}`);
    await app.drain();
    const shapeOf = ({ status, body }: typeof known) => [status, Object.keys(body), body.roles];
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    const said = JSON.stringify([known.body, (await app.call(admin, listInvitations)).body]);
    for (const secret of [victim.userId, 'Otto', 'Secreto']) expect(said).not.toContain(secret);
    expect((await read(victim)).status).toBe(404);
    expect((await photo(admin, victim)).status).toBe(404);
    const body = { firstName: 'Outro', lastName: 'Nome', roles: [role], version: 1 };
    expect((await app.call(admin, updateUser, { params: { id: victim.userId }, body })).status).toBe(404);
  });

  it('is asked by mail and on their profile', async () => {
    const [mail] = (await app.mails()).filter(({ recipient }) => recipient === victim.email);
    expect(mail?.subject).toBe('Curiosa le invitó en Tropeiro');
    expect(mail?.text_body).toContain('/profile');
    expect(mail?.text_body).not.toContain('contraseña temporal');
    expect(await received(victim)).toMatchObject([{ companyName: 'Curiosa', inviter: 'Lucía Paz' }]);
    expect((await app.call(null, signIn, { body: { email: victim.email, password: TEST_PASSWORD } })).status).toBe(200);
  });

  it('joins by accepting, and keeps their data to themselves', async () => {
    const [invitation] = await received(victim);
    const reply = await app.call(victim, acceptInvitation, { params: { id: invitation?._id ?? '' } });
    expect(reply.body).toEqual({ companyId: company.id });
    expect(await app.audited(victim.userId)).toContain('users.acceptInvitation');
    expect(await received(victim)).toEqual([]);
    expect((await app.call(victim, selectCompany, { body: { companyId: company.id } })).status).toBe(200);

    const { body: user } = await read(victim);
    expect(user).toMatchObject({ fullName: 'Otto Secreto', belongsElsewhere: true, roles: [{ _id: role }] });
    expect((await photo(admin, victim)).status).toBe(404);
    const renamed = { firstName: 'Outro', lastName: 'Nome', roles: [role], version: user.version };
    const refused = await app.call(admin, updateUser, { params: { id: victim.userId }, body: renamed });
    expect(refused.error.code).toBe('users.belongsElsewhere');
  });

  it('is not changed after the membership ended either, and what was tried is not in the audit', async () => {
    await app.call(admin, enableUser, { params: { userId: victim.userId }, body: { enable: false } });
    const before = await app.audited(victim.userId);
    expect((await photo(admin, victim)).status).toBe(404);
    expect(await app.audited(victim.userId)).toEqual(before);
    expect((await photo(await app.world.session(victim), victim)).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('is declined, and the company may ask again', async () => {
    const person = await stranger();
    await invite(person.email);
    await app.drain();
    const [invitation] = await received(person);
    const id = invitation?._id ?? '';
    expect((await app.call(person, declineInvitation, { params: { id } })).status).toBe(200);
    expect((await app.call(person, acceptInvitation, { params: { id } })).status).toBe(404);
    expect(await app.audited(id)).toEqual(['users.invite', 'users.declineInvitation']);
    expect((await read(person)).status).toBe(404);
    expect((await invite(person.email)).status).toBe(201);
  });

  it('is answered by nobody else', async () => {
    const [person, other] = [await stranger(), await stranger()];
    await invite(person.email);
    await app.drain();
    const id = (await received(person))[0]?._id ?? '';
    for (const call of [acceptInvitation, declineInvitation]) {
      expect((await app.call(other, call, { params: { id } })).status).toBe(404);
      expect((await app.call(admin, call, { params: { id } })).status).toBe(404);
    }
    expect(await received(other)).toEqual([]);
  });

  it('lets somebody in whose own companies are closed, without a company until they accept', async () => {
    const person = await stranger();
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', person.userId).execute(),
    );
    const enter = () => app.call(null, signIn, { body: { email: person.email, password: TEST_PASSWORD } });
    expect((await enter()).error.code).toBe('session.disabled');
    await invite(person.email);
    await app.drain();
    const opened = { ...person, token: (await enter()).body.accessToken };
    expect((await app.call(opened, currentUser)).body.company).toBeNull();
    const id = (await received(opened))[0]?._id ?? '';
    await app.call(opened, acceptInvitation, { params: { id } });
    const chosen = await app.call(opened, selectCompany, { body: { companyId: company.id } });
    expect(chosen.body.company?.companyId).toBe(company.id);
  });
});

it('the company of an account changes the data of its people, but not of those who left', async () => {
  const colleague = await app.member(company, 'operation-read');
  expect((await photo(admin, colleague)).status).toBe(200);
  expect((await read(colleague)).body.belongsElsewhere).toBe(false);
  await app.call(admin, enableUser, { params: { userId: colleague.userId }, body: { enable: false } });
  expect((await photo(admin, colleague)).status).toBe(404);
  expect((await read(colleague)).body.belongsElsewhere).toBe(true);
});
