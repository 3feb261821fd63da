import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePhoto } from '#areas/session/contract/profile.calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { SUPER_ADMINISTRATOR } from '../contract/shipped-roles.ts';
import { inviteUser, readUser } from '../contract/user.calls.ts';
import { companyUserList, type UserRow, userList } from '../contract/user.list.ts';
import { startUsersApp, type UsersApp } from './users.fixture.ts';

const calls = listCalls(userList);
const platformCalls = listCalls(companyUserList);

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let app: UsersApp;
let company: TestCompany;
let admin: TestUser;
let planners: string;
let first: TestUser;
let second: TestUser;
let disabled: TestUser;

beforeAll(async () => {
  app = await startUsersApp();
  company = await app.world.company();
  admin = await app.administrator(company, { firstName: 'Zoé', lastName: 'Admin', email: 'zoe@exemplo.test' });
  planners = await app.role(company, ['routes-read'], { name: 'Planejadores' });
  first = await person('João', 'Ávila', 'joao@exemplo.test', '70000001');
  second = await person('João', 'Ávila', 'outro.joao@exemplo.test', '70000002');
  disabled = await person('Bruna', 'Costa', 'bruna@exemplo.test', null);
  await app.assignRole(company, first, planners);
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', disabled.userId).execute(),
  );
  const pending = { email: 'pendente@exemplo.test', firstName: 'Caio', lastName: 'Dias', roles: [planners] };
  await app.call(admin, inviteUser, { body: pending });
  await app.arrive(pending.email);
  const elsewhere = await app.world.company();
  await person('Estranha', 'Pessoa', 'estranha@exemplo.test', null, elsewhere);
  await app.join(elsewhere, admin);
});
afterAll(() => app.close());

async function person(firstName: string, lastName: string, email: string, phone: string | null, where = company) {
  const user = await app.world.user({ company: where, firstName, lastName, email, permissions: ['operation-read'] });
  if (phone) {
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('app_user').set({ country_code: '591', phone }).where('id', '=', user.userId).execute(),
    );
  }
  return user;
}

/** Filter names are data, which the type of a list's call does not contain. */
type Query = Record<string, string | number>;
const page = (query: Query, who = admin, of = calls) => app.call(who, of.read, { query });
const offer = (query: { column: string } & Query, who = admin, of = calls) => app.call(who, of.options, { query });

const list = async (query: Query = {}) => {
  const { status, body } = await page(query);
  expect(status).toBe(200);
  return { rows: body.users as readonly UserRow[], total: body.totalRegistry };
};
const mails = async (query: Query = {}) => (await list(query)).rows.map(({ mail }) => mail);
const offered = async (column: string, search?: string) =>
  (await offer({ column, ...(search ? { search } : {}) })).body.options;

describe('the list of users', () => {
  it('shows all users of the company by name, and no others', async () => {
    const { rows, total } = await list();
    expect(rows.map(({ fullName }) => fullName)).toEqual([
      'Bruna Costa',
      'Caio Dias',
      'João Ávila',
      'João Ávila',
      'Zoé Admin',
    ]);
    expect(total).toBe(5);
  });

  it('shows each user with the fields of the specification', async () => {
    const [row] = (await list({ mail: 'joao@exemplo.test' })).rows;
    expect(row).toMatchObject({
      userId: first.userId,
      firstName: 'João',
      lastName: 'Ávila',
      mail: 'joao@exemplo.test',
      countryCode: '591',
      phone: '70000001',
      status: 'active',
      enabled: true,
      lastSeenAt: null,
      pathPhoto: null,
    });
    expect(row?.roles).toContainEqual({ _id: planners, name: 'Planejadores' });
  });

  it('shows a photo by a link that works', async () => {
    const photo = `data:image/png;base64,${PIXEL}`;
    expect((await app.call(second, updatePhoto, { params: { id: second.userId }, body: { photo } })).status).toBe(200);
    const [row] = (await list({ mail: 'outro.joao@exemplo.test' })).rows;
    const picture = await app.product.http.inject({ method: 'GET', url: row?.pathPhoto ?? '' });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toMatch(/^image\//);
    const single = await app.call(admin, readUser, { params: { id: second.userId } });
    expect(single.body.pathPhoto).toBe(row?.pathPhoto);
  });

  it('filters by mail, one or several', async () => {
    expect(await mails({ mail: 'bruna@exemplo.test' })).toEqual(['bruna@exemplo.test']);
    expect(await mails({ mail: 'bruna@exemplo.test,zoe@exemplo.test' })).toHaveLength(2);
  });

  it('filters by name: namesakes share one option', async () => {
    const option = (await offered('name', 'avila')).at(-1);
    expect(option).toEqual({ _id: [first.userId, second.userId].toSorted().join('~'), name: 'João Ávila' });
    expect((await mails({ name: String(option?._id) })).toSorted()).toEqual([
      'joao@exemplo.test',
      'outro.joao@exemplo.test',
    ]);
  });

  it('filters by phone', async () => {
    expect((await offered('phone')).map(({ name }) => name)).toEqual(['Todos', '591 70000001', '591 70000002']);
    expect(await mails({ phone: '591 70000002' })).toEqual(['outro.joao@exemplo.test']);
  });

  it('filters by role', async () => {
    expect(await offered('roles', 'planej')).toContainEqual({ _id: planners, name: 'Planejadores' });
    expect((await mails({ roles: planners })).toSorted()).toEqual(['joao@exemplo.test', 'pendente@exemplo.test']);
  });

  it.each([
    ['active', ['joao@exemplo.test', 'outro.joao@exemplo.test', 'zoe@exemplo.test']],
    ['disabled', ['bruna@exemplo.test']],
    ['pending', ['pendente@exemplo.test']],
    ['disabled,pending', ['bruna@exemplo.test', 'pendente@exemplo.test']],
  ])('filters by status %s', async (status, expected) => {
    expect((await mails({ status })).toSorted()).toEqual(expected);
  });

  it('offers "Todos" first, which filters nothing', async () => {
    expect((await offered('mail'))[0]).toEqual({ _id: -1, name: 'Todos' });
    expect((await list({ mail: '-1' })).total).toBe(5);
  });

  it('refuses an unknown status', async () => {
    expect((await page({ status: 'gone' })).status).toBe(400);
    expect((await page({ roles: 'x' })).status).toBe(400);
  });

  it('searches names, mails and phones without accents', async () => {
    expect(await mails({ search: 'joao avila' })).toHaveLength(2);
    expect(await mails({ search: 'PENDENTE@' })).toEqual(['pendente@exemplo.test']);
    expect(await mails({ search: '70000002' })).toEqual(['outro.joao@exemplo.test']);
    expect(await mails({ search: '%' })).toEqual([]);
  });

  it.each(['fullName', '-fullName', 'mail', 'phone', 'status', 'createdAt', '-lastSeenAt'])(
    'sorts by %s',
    async (sort) => {
      expect((await list({ sort })).rows).toHaveLength(5);
    },
  );

  it('requires users-read, and the right to download for its spreadsheet', async () => {
    const nobody = await app.member(await app.world.company(), 'operation-read');
    const reader = await app.member(await app.world.company(), 'users-read');
    expect((await page({}, nobody)).status).toBe(403);
    expect((await page({}, reader)).status).toBe(200);
    expect((await app.call(reader, calls.download, { body: {} })).status).toBe(403);
    expect((await app.call(admin, calls.download, { body: { sort: '-mail' } })).status).toBe(202);
    await app.drain();
  });
});

describe('the users of any company', () => {
  it('are shown to the super administrator, company by company', async () => {
    const platform = await app.world.company({ platform: true });
    const superAdmin = await app.administrator(platform, { isSuperAdmin: true, roleKey: SUPER_ADMINISTRATOR });
    const total = async (query: Query) => (await page(query, superAdmin, platformCalls)).body.totalRegistry;
    expect(await total({ ofCompany: company.id })).toBe(5);
    expect(await total({ ofCompany: company.id, status: 'pending' })).toBe(1);
    expect(await total({ ofCompany: createId() })).toBe(0);
    const roles = await offer({ ofCompany: company.id, column: 'roles', search: 'planej' }, superAdmin, platformCalls);
    expect(roles.body.options).toContainEqual({ _id: planners, name: 'Planejadores' });
    expect((await page({}, superAdmin, platformCalls)).status).toBe(400);
  });

  it('are visible to nobody else', async () => {
    expect((await page({ ofCompany: company.id }, admin, platformCalls)).status).toBe(403);
  });
});
