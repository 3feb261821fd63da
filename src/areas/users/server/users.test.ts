import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentUser } from '#areas/session/contract/profile.calls.ts';
import type { CallInput } from '#kernel/api-call.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { permissionCatalogue } from '../contract/role.calls.ts';
import { disableUser, enableUser, findByIdentityNumber, readUser, updateUser } from '../contract/user.calls.ts';
import { IDENTITY_LOOKUPS_PER_MINUTE } from '../rules/limits.ts';
import { startUsersApp, type UsersApp } from './users.fixture.ts';

let app: UsersApp;
let company: TestCompany;
let admin: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  app = await startUsersApp();
  company = await app.world.company({ country: 'BO' });
  admin = await app.administrator(company);
  stranger = await app.member(await app.world.company(), 'users-read', 'users-write');
});
afterAll(() => app.close());

const refusalOf = (reply: { status: number; error: { code: string } }) => [reply.status, reply.error.code];
const read = (who: TestUser, user: TestUser) => app.call(who, readUser, { params: { id: user.userId } });

type Change = Partial<CallInput<typeof updateUser>['body']>;

/** Saves the form of a user as it was read, with some changes. */
async function change(user: TestUser, changes: Change, who = admin) {
  const { firstName, lastName, countryCode, phone, version, roles } = (await read(admin, user)).body;
  const form = { firstName, lastName, countryCode, phone, version, roles: roles.map(({ _id }) => _id) };
  return app.call(who, updateUser, { params: { id: user.userId }, body: { ...form, ...changes } });
}

describe('editing a user', () => {
  it('needs a confirmed password for other roles, and only for them', async () => {
    const user = await app.member(company, 'operation-read');
    const boss = await app.administrator(company);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('user_session').set({ confirmed_at: null }).where('id', '=', boss.sessionId).execute(),
    );
    expect((await change(user, { firstName: 'Elena' }, boss)).status).toBe(200);
    const roles = [await app.role(company, ['routes-read'])];
    expect(refusalOf(await change(user, { roles }, boss))).toEqual([403, 'request.passwordNotConfirmed']);
    expect((await change(user, { roles })).status).toBe(200);
  });

  it('changes names, phone and roles at once and records the audit', async () => {
    const user = await app.member(company, 'operation-read');
    const role = await app.role(company, ['routes-read'], { name: 'Rotas' });
    const { status, body } = await change(user, {
      firstName: ' Marta ',
      lastName: 'Suárez',
      countryCode: '+56',
      phone: '9 1234 5678',
      roles: [role],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      fullName: 'Marta Suárez',
      countryCode: '56',
      phone: '912345678',
      roles: [{ _id: role, name: 'Rotas' }],
    });
    expect(await app.audited(user.userId)).toEqual(['users.update']);
  });

  it('removes the phone when it is sent empty', async () => {
    const user = await app.member(company, 'operation-read');
    await change(user, { countryCode: '591', phone: '71111111' });
    expect((await change(user, { countryCode: null, phone: null })).body).toMatchObject({
      countryCode: null,
      phone: null,
    });
  });

  it('refuses a form that is older than the latest change', async () => {
    const user = await app.member(company, 'operation-read');
    const { version } = (await read(admin, user)).body;
    await change(user, { firstName: 'Nova' });
    expect(refusalOf(await change(user, { firstName: 'Velha', version }))).toEqual([409, 'request.staleVersion']);
  });

  it('lets one of two editors succeed', async () => {
    const user = await app.member(company, 'operation-read');
    const { version } = (await read(admin, user)).body;
    const replies = await Promise.all(['Um', 'Dois'].map((firstName) => change(user, { firstName, version })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('refuses new names and phone for a user whose account belongs to another company, but changes their roles here', async () => {
    await app.join(company, stranger);
    const role = await app.role(company, ['operation-read']);
    expect(refusalOf(await change(stranger, { firstName: 'Outra', roles: [role] }))).toEqual([
      409,
      'users.belongsElsewhere',
    ]);
    expect((await change(stranger, { roles: [role] })).status).toBe(200);
  });

  it('does not check unchanged values again', async () => {
    const brazilian = await app.world.company({ country: 'BR' });
    const brazilianAdmin = await app.administrator(brazilian);
    const odd = await app.world.user({ company: brazilian, firstName: 'D@vi', permissions: [] });
    const { lastName, version } = (await read(brazilianAdmin, odd)).body;
    const save = (firstName: string, roles: string[]) =>
      app.call(brazilianAdmin, updateUser, {
        params: { id: odd.userId },
        body: { firstName, lastName, roles, version },
      });
    const roles = [await app.role(brazilian, ['operation-read'])];
    expect((await save('D@vid', roles)).error.fields?.firstName?.code).toBe('characters');
    expect((await save('D@vi', roles)).status).toBe(200);
  });

  it('takes effect at the very next call', async () => {
    const user = await app.member(company, 'users-read');
    expect((await app.call(user, permissionCatalogue)).status).toBe(200);
    await change(user, { roles: [await app.role(company, ['operation-read'])] });
    expect(refusalOf(await app.call(user, permissionCatalogue))).toEqual([403, 'request.forbidden']);
  });
});

describe('disabling a user', () => {
  it('ends their session in the company at once, and enabling lets them sign in again', async () => {
    const user = await app.member(company, 'users-read');
    const { status, body } = await app.call(admin, disableUser, { body: { userId: user.userId, enable: false } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ enabled: false, status: 'disabled' });
    expect((await app.call(user, permissionCatalogue)).status).toBe(401);

    const enabled = await app.call(admin, enableUser, { params: { userId: user.userId }, body: { enable: true } });
    expect(enabled.body).toMatchObject({ enabled: true, status: 'active' });
    expect((await app.call(await app.world.session(user), permissionCatalogue)).status).toBe(200);
    expect(await app.audited(user.userId)).toEqual(['users.disable', 'users.enable']);
  });

  it('does not affect their other companies', async () => {
    const elsewhere = await app.world.company();
    const user = await app.member(elsewhere, 'users-read');
    await app.join(company, user);
    const here = await app.world.session({ ...user, companyId: company.id });
    const disable = { params: { userId: user.userId }, body: { enable: false } };
    expect((await app.call(admin, enableUser, disable)).status).toBe(200);
    expect((await app.call(here, currentUser)).status).toBe(401);
    const there = await app.call(user, currentUser);
    expect(there.body.companies.map(({ companyId }) => companyId)).toEqual([elsewhere.id]);
  });

  it('can be repeated', async () => {
    const user = await app.member(company, 'users-read');
    const disable = { params: { userId: user.userId }, body: { enable: false } };
    const replies = [await app.call(admin, enableUser, disable), await app.call(admin, enableUser, disable)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('people of another company', () => {
  it('are neither seen nor changed', async () => {
    const foreign = await app.member(await app.world.company(), 'operation-read');
    const body = { firstName: 'A', lastName: 'B', roles: [await app.role(company, [])], version: 1 };
    const replies = [
      await read(admin, foreign),
      await app.call(admin, updateUser, { params: { id: foreign.userId }, body }),
      await app.call(admin, enableUser, { params: { userId: foreign.userId }, body: { enable: false } }),
      await app.call(admin, disableUser, { body: { userId: foreign.userId, enable: false } }),
    ];
    expect(replies.map(refusalOf)).toEqual(replies.map(() => [404, 'request.notFound']));
  });

  it('require a permission: reading needs users-read, writing needs more', async () => {
    const nobody = await app.member(company, 'operation-read');
    const reader = await app.member(company, 'users-read');
    expect((await read(nobody, admin)).status).toBe(403);
    expect((await read(reader, admin)).status).toBe(200);
    expect(refusalOf(await change(nobody, {}, reader))).toEqual([403, 'request.forbidden']);
  });
});

describe('what a company may learn about users of others', () => {
  const rename = (userId: string) =>
    app.services.database.asMember({ companyId: company.id, userId: admin.userId }, (trx) =>
      trx.updateTable('app_user').set({ first_name: 'Outra' }).where('id', '=', userId).executeTakeFirst(),
    );

  it('does not make their data its own, whatever a handler forgets: the database refuses', async () => {
    const foreign = await app.member(await app.world.company(), 'operation-read');
    expect((await rename(foreign.userId)).numUpdatedRows).toBe(0n);
    await app.join(company, foreign);
    expect((await rename(foreign.userId)).numUpdatedRows).toBe(0n);
    const colleague = await app.member(company, 'operation-read');
    expect((await rename(colleague.userId)).numUpdatedRows).toBe(1n);
    await app.call(admin, enableUser, { params: { userId: colleague.userId }, body: { enable: false } });
    expect((await rename(colleague.userId)).numUpdatedRows).toBe(0n);
  });
});

describe('looking somebody up by identity number', () => {
  const look = (who: TestUser, id: string) => app.call(who, findByIdentityNumber, { params: { id } });
  const setDocumentId = (user: TestUser, documentId: string) =>
    app.services.database.asPlatform((trx) =>
      trx.updateTable('app_user').set({ document_id: documentId }).where('id', '=', user.userId).execute(),
    );

  it('names a colleague, with or without separators and state', async () => {
    const colleague = await app.member(company, 'operation-read');
    await setDocumentId(colleague, '4567890_LP');
    for (const typed of ['4567890', '4.567.890', '4567890_LP', '4567890_lp']) {
      expect((await look(admin, typed)).body).toMatchObject({ exists: true, user: { userId: colleague.userId } });
    }
    expect((await look(admin, '4567890_SC')).body).toEqual({ exists: false, user: null });
  });

  it('shows of a user of another company only that there is one', async () => {
    await setDocumentId(await app.member(await app.world.company(), 'users-read'), '7654321');
    expect((await look(admin, '7654321')).body).toEqual({ exists: true, user: null });
  });

  it('finds nobody by part of a number', async () => {
    expect((await look(admin, '456789')).body).toEqual({ exists: false, user: null });
  });

  it('cannot be used to enumerate the numbers', async () => {
    const curious = await app.member(company, 'users-read');
    const statuses: number[] = [];
    for (let number = 0; number <= IDENTITY_LOOKUPS_PER_MINUTE; number += 1) {
      statuses.push((await look(curious, String(1_000_000 + number))).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  });
});
