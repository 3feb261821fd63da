import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#kernel/permission.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { createRole, listRoles, updateRole } from '../contract/role.calls.ts';
import { SUPER_ADMINISTRATOR } from '../contract/shipped-roles.ts';
import { enableUser, inviteUser, readUser, updateUser } from '../contract/user.calls.ts';
import { EVERYTHING, startUsersApp, type UsersApp } from './users.fixture.ts';

let app: UsersApp;
let company: TestCompany;
let admin: TestUser;
let counter = 0;

beforeAll(async () => {
  app = await startUsersApp();
  company = await app.world.company();
  admin = await app.administrator(company);
});
afterAll(() => app.close());

async function invite(who: TestUser, roles: string[]) {
  counter += 1;
  const body = { email: `degrau${counter}@exemplo.test`, firstName: 'Eva', lastName: 'Luna', roles };
  return app.call(who, inviteUser, { body });
}

/** Saves a user unchanged, but with these roles; `reader` may see them in any case. */
async function reassign(who: TestUser, user: TestUser, roles: string[], reader = admin) {
  const { firstName, lastName, version } = (await app.call(reader, readUser, { params: { id: user.userId } })).body;
  return app.call(who, updateUser, { params: { id: user.userId }, body: { firstName, lastName, roles, version } });
}

const disable = (who: TestUser, user: TestUser) =>
  app.call(who, enableUser, { params: { userId: user.userId }, body: { enable: false } });

const BEYOND = [403, 'users.beyondOwnRights'];
const refusalOf = (reply: { status: number; error: { code: string } }) => [reply.status, reply.error.code];

describe('a user who writes users', () => {
  let writer: TestUser;
  beforeAll(async () => {
    writer = await app.member(company, 'users-read', 'users-write', 'operation-read');
  });

  it('assigns roles within their own rights', async () => {
    expect((await invite(writer, [await app.role(company, ['operation-read'])])).status).toBe(201);
  });

  it('assigns no role that holds more than they do, to others or to themselves', async () => {
    const more = await app.role(company, ['operation-read', 'operation-write']);
    expect(refusalOf(await invite(writer, [more]))).toEqual(BEYOND);
    expect(refusalOf(await reassign(writer, await app.member(company, 'operation-read'), [more]))).toEqual(BEYOND);
    expect(refusalOf(await reassign(writer, writer, [await app.roleOf(writer), more]))).toEqual(BEYOND);
  });

  it('does not become an administrator through a weak administrator role', async () => {
    const weak = await app.role(company, ['users-read', 'users-write'], { isAdmin: true });
    expect(refusalOf(await reassign(writer, writer, [await app.roleOf(writer), weak]))).toEqual(BEYOND);
  });

  it('cannot change administrators', async () => {
    expect(refusalOf(await disable(writer, admin))).toEqual(BEYOND);
    expect(refusalOf(await reassign(writer, admin, [await app.role(company, [])]))).toEqual(BEYOND);
  });

  it('may disable a user with other rights who is no administrator', async () => {
    expect((await disable(writer, await app.member(company, 'routes-write'))).status).toBe(200);
  });

  it('keeps the roles a user already has, even those they could not assign', async () => {
    const driver = await app.member(company, 'routes-write');
    const extra = await app.role(company, ['operation-read']);
    expect((await reassign(writer, driver, [await app.roleOf(driver), extra])).status).toBe(200);
  });

  it('creates and edits roles within their own rights only', async () => {
    const make = (permissions: Permission[], isAdmin = false) => {
      counter += 1;
      return app.call(writer, createRole, { body: { name: `Degrau ${counter}`, permissions, isAdmin } });
    };
    expect((await make(['operation-read'])).status).toBe(201);
    expect(refusalOf(await make(['operation-write']))).toEqual(BEYOND);
    expect(refusalOf(await make(['users-read', 'users-write'], true))).toEqual(BEYOND);

    const ownRole = await app.roleOf(writer);
    const own = (await app.call(writer, listRoles)).body.roles.find(({ _id }) => _id === ownRole)!;
    const rewrite = (permissions: string[], isAdmin: boolean) =>
      app.call(writer, updateRole, {
        params: { id: ownRole },
        body: { name: own.name, permissions, isAdmin, version: own.version },
      });
    expect(refusalOf(await rewrite([...own.permissions, 'companies-read'], false))).toEqual(BEYOND);
    expect(refusalOf(await rewrite(own.permissions, true))).toEqual(BEYOND);
  });
});

describe('a user who writes operators only', () => {
  let writer: TestUser;
  beforeAll(async () => {
    writer = await app.member(company, 'users-write-operator', 'operation-read', 'operation-write');
  });

  it('invites and edits those below them', async () => {
    const below = await app.role(company, ['operation-read']);
    expect((await invite(writer, [below])).status).toBe(201);
    expect((await reassign(writer, await app.member(company, 'operation-write'), [below])).status).toBe(200);
  });

  it('changes nobody with rights that they lack', async () => {
    const beside = await app.member(company, 'operation-read', 'routes-write');
    expect(refusalOf(await disable(writer, beside))).toEqual(BEYOND);
    expect(refusalOf(await reassign(writer, beside, [await app.role(company, [])]))).toEqual(BEYOND);
    expect(refusalOf(await disable(writer, admin))).toEqual(BEYOND);
  });

  it('assigns no administrator role, not even an empty one', async () => {
    expect(refusalOf(await invite(writer, [await app.role(company, [], { isAdmin: true })]))).toEqual(BEYOND);
  });

  it('cannot edit the roles themselves', async () => {
    const reply = await app.call(writer, createRole, { body: { name: 'Minha', permissions: [] } });
    expect(refusalOf(reply)).toEqual([403, 'request.forbidden']);
    const { roles } = (await app.call(writer, listRoles)).body;
    expect(roles.some(({ editable }) => editable)).toBe(false);
    expect(roles.some(({ grantable }) => grantable)).toBe(true);
  });
});

describe('the super administrator', () => {
  let platform: TestCompany;
  let topRole: string;
  let superAdmin: TestUser;
  let platformAdmin: TestUser;

  beforeAll(async () => {
    platform = await app.world.company({ platform: true });
    superAdmin = await app.administrator(platform, { isSuperAdmin: true, roleKey: SUPER_ADMINISTRATOR });
    topRole = await app.roleOf(superAdmin);
    platformAdmin = await app.administrator(platform);
  });

  const isSuperAdmin = async (userId: string) => {
    const found = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('app_user').select('is_super_admin').where('id', '=', userId).executeTakeFirstOrThrow(),
    );
    return found.is_super_admin;
  };

  it('alone assigns the role, and the flag follows it both ways', async () => {
    expect(refusalOf(await invite(platformAdmin, [topRole]))).toEqual(BEYOND);
    const grasping = [await app.roleOf(platformAdmin), topRole];
    expect(refusalOf(await reassign(platformAdmin, platformAdmin, grasping, superAdmin))).toEqual(BEYOND);

    const { body: invitation, status } = await invite(superAdmin, [topRole]);
    expect(status).toBe(201);
    const { userId } = await app.arrive(invitation.mail);
    expect(await isSuperAdmin(userId)).toBe(true);

    const plain = await app.role(platform, ['users-read']);
    const { firstName, lastName, version } = (await app.call(superAdmin, readUser, { params: { id: userId } })).body;
    await app.call(superAdmin, updateUser, {
      params: { id: userId },
      body: { firstName, lastName, version, roles: [plain] },
    });
    expect(await isSuperAdmin(userId)).toBe(false);
  });

  it('cannot be changed by an administrator of the platform’s company', async () => {
    expect(refusalOf(await disable(platformAdmin, superAdmin))).toEqual(BEYOND);
  });

  it('loses the flag when disabled, and the platform keeps one super administrator', async () => {
    const second = await app.arrive((await invite(superAdmin, [topRole])).body.mail);
    const reply = await app.call(superAdmin, enableUser, {
      params: { userId: second.userId },
      body: { enable: false },
    });
    expect(reply.status).toBe(200);
    expect(await isSuperAdmin(second.userId)).toBe(false);
    const lesser = [await app.role(platform, EVERYTHING, { isAdmin: true })];
    expect(refusalOf(await reassign(superAdmin, superAdmin, lesser, superAdmin))).toEqual([
      409,
      'users.lastAdministrator',
    ]);
    expect(await isSuperAdmin(superAdmin.userId)).toBe(true);
  });

  it('invites nobody into a company that has administrators of its own, and gives nobody a role there', async () => {
    const visiting = await app.stepIn(superAdmin, company);
    const role = await app.role(company, ['routes-write']);
    expect(refusalOf(await invite(visiting, [role]))).toEqual([403, 'request.ownPeopleOnly']);
    const person = await app.member(company, 'routes-read');
    expect(refusalOf(await reassign(visiting, person, [role], admin))).toEqual([403, 'request.ownPeopleOnly']);
  });

  it('alone adds special permissions to a company, and alone removes a restriction', async () => {
    const visiting = await app.stepIn(superAdmin, company);
    const body = { name: 'Marca fixa', permissions: ['company-profile-write', 'forbid-modify-logo'] };
    expect(refusalOf(await app.call(admin, createRole, { body }))).toEqual(BEYOND);
    const made = await app.call(visiting, createRole, { body });
    expect(made.status).toBe(201);

    const struck = {
      params: { id: made.body._id },
      body: { name: 'Marca livre', permissions: ['company-profile-write'], isAdmin: false, version: made.body.version },
    };
    expect(refusalOf(await app.call(admin, updateRole, struck))).toEqual(BEYOND);
    expect((await app.call(visiting, updateRole, struck)).status).toBe(200);
  });

  it('cannot be bypassed: roles created under a restriction inherit it', async () => {
    const bound = await app.member(company, 'users-write', 'company-profile-write', 'forbid-modify-color');
    const made = await app.call(bound, createRole, { body: { name: 'Saída', permissions: ['company-profile-write'] } });
    expect(made.body.permissions.toSorted()).toEqual(['company-profile-write', 'forbid-modify-color']);
  });
});
