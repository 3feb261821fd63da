import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { listRoles, updateRole } from '../contract/role.calls.ts';
import { SUPER_ADMINISTRATOR } from '../contract/shipped-roles.ts';
import { disableUser, enableUser, readUser, updateUser } from '../contract/user.calls.ts';
import { EVERYTHING, startUsersApp, type UsersApp } from './users.fixture.ts';

const CROWD = 10;

let app: UsersApp;
let company: TestCompany;
let platform: TestCompany;
let superAdmin: TestUser;

beforeAll(async () => {
  app = await startUsersApp();
  platform = await app.world.company({ platform: true });
  superAdmin = await app.administrator(platform, { isSuperAdmin: true, roleKey: SUPER_ADMINISTRATOR });
});
beforeEach(async () => {
  company = await app.world.company();
});
afterAll(() => app.close());

/** A super administrator who is not a member, but has stepped in. */
const visitor = (who = superAdmin) => app.stepIn(who, company);
const anotherSuperAdmin = async () => {
  const user = await app.administrator(platform, { isSuperAdmin: true });
  await app.assignRole(platform, user, await app.roleOf(superAdmin));
  return user;
};
const disable = (who: TestUser, user: TestUser) =>
  app.call(who, disableUser, { body: { userId: user.userId, enable: false } });
const refusalOf = (reply: { status: number; error: { code: string } }) => [reply.status, reply.error.code];

async function reassign(who: TestUser, user: TestUser, roles: string[]) {
  const { firstName, lastName, version } = (await app.call(who, readUser, { params: { id: user.userId } })).body;
  return app.call(who, updateUser, { params: { id: user.userId }, body: { firstName, lastName, roles, version } });
}

const enabledAdministrators = async () => {
  const rows = await app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('membership as m')
      .innerJoin('membership_role as mr', (on) =>
        on.onRef('mr.company_id', '=', 'm.company_id').onRef('mr.user_id', '=', 'm.user_id'),
      )
      .innerJoin('role as r', 'r.id', 'mr.role_id')
      .select('m.user_id')
      .where('m.company_id', '=', company.id)
      .where('m.enabled', '=', true)
      .where('r.is_admin', '=', true)
      .execute(),
  );
  return rows.length;
};

describe('the administration of a company', () => {
  it('cannot be given up by oneself: no disabling, no removal of the last administrator role', async () => {
    const [admin] = await Promise.all([app.administrator(company), app.administrator(company)]);
    expect(refusalOf(await disable(admin, admin))).toEqual([409, 'users.notYourself']);
    const plain = await app.role(company, ['users-read']);
    expect(refusalOf(await reassign(admin, admin, [plain]))).toEqual([409, 'users.ownAdministration']);
  });

  it('may lose one of two administrator roles', async () => {
    const admin = await app.administrator(company);
    const second = await app.role(company, EVERYTHING, { isAdmin: true });
    expect((await reassign(admin, admin, [await app.roleOf(admin), second])).status).toBe(200);
    expect((await reassign(admin, admin, [second])).status).toBe(200);
  });

  it('is not lost by turning the own role into an ordinary one', async () => {
    const admin = await app.administrator(company);
    await app.administrator(company);
    const ownRole = await app.roleOf(admin);
    const role = (await app.call(admin, listRoles)).body.roles.find(({ _id }) => _id === ownRole)!;
    const body = { name: role.name, permissions: role.permissions, isAdmin: false, version: role.version };
    expect(refusalOf(await app.call(admin, updateRole, { params: { id: ownRole }, body }))).toEqual([
      409,
      'users.ownAdministration',
    ]);
  });

  it('always has somebody: the last administrator is neither disabled nor demoted', async () => {
    const admin = await app.administrator(company);
    const visiting = await visitor();
    expect(refusalOf(await disable(visiting, admin))).toEqual([409, 'users.lastAdministrator']);
    const plain = await app.role(company, ['users-read']);
    expect(refusalOf(await reassign(admin, admin, [plain]))).toEqual([409, 'users.lastAdministrator']);
    expect((await app.call(visiting, readUser, { params: { id: admin.userId } })).body.enabled).toBe(true);
  });

  it('counts only enabled users', async () => {
    const [one, two] = [await app.administrator(company), await app.administrator(company)];
    const visiting = await visitor();
    expect((await disable(visiting, one)).status).toBe(200);
    expect(refusalOf(await disable(visiting, two))).toEqual([409, 'users.lastAdministrator']);
    const enable = { params: { userId: one.userId }, body: { enable: true } };
    expect((await app.call(visiting, enableUser, enable)).status).toBe(200);
    expect((await disable(visiting, two)).status).toBe(200);
  });

  it('survives ten disables at the same moment', async () => {
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => app.administrator(company)));
    const visitors = await Promise.all(crowd.map(async () => visitor(await anotherSuperAdmin())));
    const replies = await Promise.all(crowd.map((admin, place) => disable(visitors[place]!, admin)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(CROWD - 1);
    expect(replies.filter(({ status }) => status !== 200).map(refusalOf)).toEqual([[409, 'users.lastAdministrator']]);
    expect(await enabledAdministrators()).toBe(1);
  });

  it('survives administrators who disable each other in a circle', async () => {
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => app.administrator(company)));
    const replies = await Promise.all(crowd.map((admin, place) => disable(admin, crowd[(place + 1) % CROWD]!)));
    expect(replies.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true);
    expect(await enabledAdministrators()).toBeGreaterThanOrEqual(1);
  });
});
