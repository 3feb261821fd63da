import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { PERMISSIONS_CHANGED } from '../contract/realtime-events.ts';
import { listRoles, updateRole } from '../contract/role.calls.ts';
import { disableUser, readUser, updateUser } from '../contract/user.calls.ts';
import { startUsersApp, type UsersApp } from './users.fixture.ts';

let app: UsersApp;
let company: TestCompany;
let admin: TestUser;

beforeAll(async () => {
  app = await startUsersApp();
  company = await app.world.company();
  admin = await app.administrator(company);
});
afterAll(() => app.close());

/** The messages that an open tab of a user gets. */
function openTab(user: TestUser) {
  const tab = { received: '', ended: false };
  const stream = app.services.realtime.open(user).setEncoding('utf8');
  stream.on('data', (text: string) => {
    tab.received += text;
  });
  stream.on('close', () => {
    tab.ended = true;
  });
  return tab;
}

const disable = (user: TestUser) => app.call(admin, disableUser, { body: { userId: user.userId, enable: false } });

describe('an open tab', () => {
  it('gets a message when its user’s roles changed, and is opened again with the new rights', async () => {
    const user = await app.member(company, 'users-read');
    const tab = openTab(user);
    const { firstName, lastName, version } = (await app.call(admin, readUser, { params: { id: user.userId } })).body;
    const roles = [await app.role(company, ['operation-read'])];
    await app.call(admin, updateUser, {
      params: { id: user.userId },
      body: { firstName, lastName, version, roles },
    });
    await expect.poll(() => tab.received).toContain(PERMISSIONS_CHANGED);
    await expect.poll(() => tab.ended).toBe(true);
  });

  it('gets a message when a role of its user was edited, and other tabs do not', async () => {
    const [holder, other] = [await app.member(company, 'users-read'), await app.member(company, 'users-read')];
    const [tab, otherTab] = [openTab(holder), openTab(other)];
    const roleId = await app.roleOf(holder);
    const role = (await app.call(admin, listRoles)).body.roles.find(({ _id }) => _id === roleId)!;
    const body = { name: role.name, permissions: ['operation-read'], isAdmin: false, version: role.version };
    await app.call(admin, updateRole, { params: { id: roleId }, body });
    await expect.poll(() => tab.received).toContain(PERMISSIONS_CHANGED);
    await expect.poll(() => tab.ended).toBe(true);
    expect([otherTab.received.includes(PERMISSIONS_CHANGED), otherTab.ended]).toEqual([false, false]);
  });

  it('ends when its user is disabled in its company, but not in the others', async () => {
    const user = await app.member(company, 'users-read');
    const elsewhere = await app.world.company();
    await app.join(elsewhere, user);
    const there = await app.world.session({ ...user, companyId: elsewhere.id });
    const [tab, tabThere] = [openTab(user), openTab(there)];
    expect((await disable(user)).status).toBe(200);
    await expect.poll(() => tab.ended).toBe(true);
    await expect.poll(() => tabThere.received).toContain(PERMISSIONS_CHANGED);
    expect(tabThere.ended).toBe(false);
  });
});
