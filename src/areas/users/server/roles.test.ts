import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { SHIPPED_ROLES } from '#kernel/area.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import {
  createRole,
  listRoles,
  permissionCatalogue,
  type RoleView,
  removeRole,
  updateRole,
} from '../contract/role.calls.ts';
import { createShippedRoles } from './index.ts';
import { startUsersApp, type UsersApp } from './users.fixture.ts';

let app: UsersApp;
let company: TestCompany;
let admin: TestUser;

beforeAll(async () => {
  app = await startUsersApp();
  company = await app.world.company({ country: 'CL' });
  await ship(company);
  admin = await app.administrator(company);
});
afterAll(() => app.close());

const ship = (to: TestCompany) =>
  app.services.database.asPlatform((trx) => createShippedRoles(trx, to.id, PERMISSION_CATALOGUE.roles));
const refusalOf = (reply: { status: number; error: { code: string } }) => [reply.status, reply.error.code];
const roles = async (who = admin) => (await app.call(who, listRoles)).body.roles;
const shippedOf = (all: readonly RoleView[]) => all.filter(({ shipped }) => shipped).map(({ key }) => key);

function rewrite(role: RoleView, changes: Partial<Pick<RoleView, 'name' | 'permissions' | 'isAdmin' | 'version'>>) {
  const { name, permissions, isAdmin, version } = role;
  const body = { name, permissions, isAdmin, version, ...changes };
  return app.call(admin, updateRole, { params: { id: role._id }, body });
}

const make = async (name: string, permissions: string[] = ['users-read']) =>
  (await app.call(admin, createRole, { body: { name, permissions } })).body;

describe('the shipped roles', () => {
  it('exist from the start, except the platform’s own, in the language of the country', async () => {
    const all = await roles();
    expect(shippedOf(all).toSorted()).toEqual(SHIPPED_ROLES.filter((key) => key !== 'super-administrator').toSorted());
    expect(all.find(({ key }) => key === 'company-administrator')).toMatchObject({
      name: 'Administrador de la empresa',
      isAdmin: true,
      users: 0,
    });
  });

  it('are created once, however often they are shipped', async () => {
    const before = (await roles()).length;
    await ship(company);
    expect(await roles()).toHaveLength(before);
  });

  it('include the super administrator in the platform’s company', async () => {
    const platform = await app.world.company({ platform: true, country: 'BR' });
    await ship(platform);
    const all = await roles(await app.administrator(platform));
    expect(shippedOf(all)).toContain('super-administrator');
    expect(all.find(({ key }) => key === 'operator')?.name).toBe('Operador');
    expect(all.find(({ key }) => key === 'super-administrator')).toMatchObject({ grantable: false, editable: false });
  });

  it('may be edited, but not deleted', async () => {
    const auditor = (await roles()).find(({ key }) => key === 'auditor')!;
    const edited = await rewrite(auditor, { name: 'Auditoría externa', permissions: ['operation-read'] });
    expect(edited.body).toMatchObject({ name: 'Auditoría externa', permissions: ['operation-read'], shipped: true });
    expect(refusalOf(await app.call(admin, removeRole, { params: { id: auditor._id } }))).toEqual([
      409,
      'users.roleShipped',
    ]);
  });
});

describe('a role of the company’s own', () => {
  it('is created, edited and deleted, each with an audit entry', async () => {
    const role = await make('Puerta', ['ticket-validation', 'warehouses', 'ticket-validation']);
    expect(role).toMatchObject({ name: 'Puerta', permissions: ['warehouses', 'ticket-validation'], shipped: false });
    expect((await rewrite(role, { permissions: ['warehouses'] })).body.permissions).toEqual(['warehouses']);
    expect((await app.call(admin, removeRole, { params: { id: role._id } })).status).toBe(200);
    expect(await app.audited(role._id)).toEqual(['users.createRole', 'users.updateRole', 'users.removeRole']);
  });

  it('created twice with one key is one role', async () => {
    const body = { name: 'Doble clic', permissions: [] };
    const key = { idempotencyKey: 'doble-clic-1' };
    const replies = await Promise.all([1, 2].map(() => app.call(admin, createRole, { body }, key)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect((await roles()).filter(({ name }) => name === 'Doble clic')).toHaveLength(1);
  });

  it('has a unique name, ignoring case', async () => {
    await make('Balanza');
    const reply = await app.call(admin, createRole, { body: { name: 'BALANZA', permissions: [] } });
    expect(refusalOf(reply)).toEqual([409, 'users.roleNameTaken']);
    expect(reply.error.fields?.name?.code).toBe('alreadyRegistered');
    expect(refusalOf(await rewrite(await make('Otra'), { name: 'balanza' }))).toEqual([409, 'users.roleNameTaken']);
  });

  it('is not deleted while a user holds it', async () => {
    const role = await make('En uso');
    const holder = await app.member(company, 'operation-read');
    await app.assignRole(company, holder, role._id);
    expect((await roles()).find(({ _id }) => _id === role._id)?.users).toBe(1);
    const reply = await app.call(admin, removeRole, { params: { id: role._id } }, { language: 'es' });
    expect(refusalOf(reply)).toEqual([409, 'users.roleInUse']);
    expect(reply.error.message).toBe('Este rol aún lo usan 1 usuario(s).');
  });

  it('holds only names of the catalogue', async () => {
    const reply = await app.call(admin, createRole, { body: { name: 'Rara', permissions: ['fly'] } });
    expect(reply.error.fields?.['permissions.0']?.code).toBe('permission');
  });

  it('is edited in its latest version only', async () => {
    const role = await make('Versiones');
    await rewrite(role, { name: 'Versiones 2' });
    expect(refusalOf(await rewrite(role, { name: 'Versiones 3' }))).toEqual([409, 'request.staleVersion']);
  });

  it('of an administrator keeps the permissions to repair it', async () => {
    const reply = await app.call(admin, createRole, { body: { name: 'Manco', permissions: [], isAdmin: true } });
    expect(refusalOf(reply)).toEqual([409, 'users.administratorNeeds']);
  });

  it('applies its changes at the next call of its holders', async () => {
    const role = await make('Sentida', ['users-read']);
    const holder = await app.member(company);
    await app.assignRole(company, holder, role._id);
    expect((await app.call(holder, listRoles)).status).toBe(200);
    await rewrite(role, { permissions: ['operation-read'] });
    expect((await app.call(holder, listRoles)).status).toBe(403);
  });

  it('of another company is not found', async () => {
    const foreign = await app.role(await app.world.company(), ['users-read']);
    const body = { name: 'Robada', permissions: [], isAdmin: false, version: 1 };
    expect((await app.call(admin, updateRole, { params: { id: foreign }, body })).status).toBe(404);
    expect((await app.call(admin, removeRole, { params: { id: foreign } })).status).toBe(404);
    expect((await roles()).map(({ _id }) => _id)).not.toContain(foreign);
  });
});

describe('the catalogue of permissions', () => {
  it('lists all of them by group with those the caller may assign', async () => {
    const reader = await app.member(company, 'users-read', 'routes-read');
    const { groups } = (await app.call(reader, permissionCatalogue)).body;
    const all = groups.flatMap(({ permissions }) => permissions);
    expect(all.map(({ name }) => name)).toEqual([...PERMISSION_CATALOGUE.names]);
    expect(all.filter(({ grantable }) => grantable).map(({ name }) => name)).toEqual(['routes-read', 'users-read']);
    expect(all.find(({ name }) => name === 'isIansa')?.special).toBe(true);
  });
});
