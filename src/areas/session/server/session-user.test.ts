import { afterAll, beforeAll, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { currentUser, selectableCompanies, selectCompany } from '../contract/profile.calls.ts';
import { startSession } from './session.fixture.ts';

let app: TestApp;
let andes: TestCompany;
let pampa: TestCompany;

beforeAll(async () => {
  app = await startSession();
  andes = await app.world.company({ name: 'Andes Carga', country: 'BO' });
  pampa = await app.world.company({ name: 'Pampa Fretes', country: 'BR' });
});
afterAll(() => app.close());

const asPlatform: TestApp['services']['database']['asPlatform'] = (work) => app.services.database.asPlatform(work);

const join = (user: TestUser, company: TestCompany) =>
  asPlatform((trx) =>
    trx.insertInto('membership').values({ id: createId(), company_id: company.id, user_id: user.userId }).execute(),
  );

it('returns the signed-in user, their company and their permissions', async () => {
  const user = await app.world.user({
    company: andes,
    permissions: ['users-read', 'routes-read'],
    isAdmin: true,
    firstName: 'Lucía',
    lastName: 'Quispe',
    roleKey: 'operator',
  });
  const { body } = await app.call(user, currentUser);
  expect(body).toEqual({
    userId: user.userId,
    loggedIn: true,
    profile: { firstName: 'Lucía', lastName: 'Quispe', documentId: null, pathPhoto: null },
    auth: { email: user.email, countryCode: null, phone: null },
    address: { street: null },
    permissions: ['routes-read', 'users-read'],
    drives: false,
    roles: [{ id: expect.any(String), key: 'operator', name: 'operator' }],
    isAdmin: true,
    isSuperAdmin: false,
    steppedIn: null,
    company: {
      companyId: andes.id,
      name: 'Andes Carga',
      type: { _id: 'direct', name: 'Transportadora' },
      country: 'BO',
      timeZone: 'America/La_Paz',
      isPlatform: false,
      theme: {
        logo: null,
        favicon: null,
        loginBackground: null,
        marketplaceImage: null,
        primaryColor: '#EC9405',
        colorPalette: expect.arrayContaining(['#EC9405']),
      },
      settings: {},
    },
    companies: [
      {
        companyId: andes.id,
        name: 'Andes Carga',
        country: 'BO',
        type: { _id: 'direct', name: 'Transportadora' },
        logo: null,
        isAdmin: true,
      },
    ],
    preferences: { selectedCompany: andes.id },
    automaticAssignment: false,
    showAlert: true,
    places: { warehouses: [] },
    notifications: { quantity: 0, pushRegistered: false, settings: [] },
    themeMode: 'light',
    personalizationTms: { logo: null, favicon: null },
    language: 'es-BO',
    countries: expect.arrayContaining([
      { countryId: 'PE', countryCode: 'PE', codeName: 'PE', name: 'Perú', emoji: '🇵🇪', phoneCode: '51' },
    ]),
  });
  expect(body.company?.theme.colorPalette).toHaveLength(10);
});

it('counts the unread notifications and lists the places of this company only', async () => {
  const user = await app.world.user({ company: andes });
  await join(user, pampa);
  await asPlatform(async (trx) => {
    const note = { user_id: user.userId, type: 'postulation', message: 'Nova' };
    await trx
      .insertInto('notification')
      .values([
        { ...note, id: createId(), company_id: andes.id },
        { ...note, id: createId(), company_id: andes.id, read_at: new Date() },
        { ...note, id: createId(), company_id: pampa.id },
      ])
      .execute();
    await trx
      .insertInto('company_address')
      .values([
        { id: createId(), company_id: andes.id, full_name: 'Depósito El Alto' },
        { id: createId(), company_id: pampa.id, full_name: 'Galpão Sul' },
      ])
      .execute();
    await trx
      .insertInto('notification_preference')
      .values({ company_id: andes.id, user_id: user.userId, type: 'postulation', mail: true })
      .execute();
  });
  const { body } = await app.call(user, currentUser);
  expect(body.notifications).toEqual({
    quantity: 1,
    pushRegistered: false,
    settings: [{ type: 'postulation', inApp: true, push: true, mail: true }],
  });
  expect(body.places.warehouses.map(({ fullName }) => fullName)).toEqual(['Depósito El Alto']);
  expect(body.companies.map(({ name }) => name)).toEqual(['Andes Carga', 'Pampa Fretes']);
});

it('switches to another company of the same user', async () => {
  const user = await app.world.user({ company: andes, permissions: ['users-read'] });
  await join(user, pampa);
  const { status, body } = await app.call(user, selectCompany, { body: { companyId: pampa.id } });
  expect(status).toBe(200);
  expect(body.company?.name).toBe('Pampa Fretes');
  expect(body.language).toBe('pt-BR');
  expect(body.permissions, 'a permission is held in one company only').toEqual([]);
  expect((await app.call(user, currentUser)).body.preferences.selectedCompany).toBe(pampa.id);
});

it('refuses a company the user does not belong to, or a disabled one', async () => {
  const user = await app.world.user({ company: andes });
  const closed = await app.world.company({ name: 'Cerrada' });
  await join(user, closed);
  await asPlatform((trx) => trx.updateTable('company').set({ enabled: false }).where('id', '=', closed.id).execute());
  for (const company of [pampa, closed]) {
    const { status, error } = await app.call(user, selectCompany, { body: { companyId: company.id } });
    expect([status, error.code]).toEqual([403, 'session.companyNotAllowed']);
  }
  expect((await app.call(user, currentUser)).body.company?.name).toBe('Andes Carga');
});

it('lets the super administrator find any company, but choose only their own', async () => {
  const platform = await app.world.company({ name: 'Tropeiro', platform: true });
  const root = await app.world.user({ company: platform, isSuperAdmin: true, permissions: ['companies-read'] });
  const found = await app.call(root, selectableCompanies, { query: { search: 'PAMPA' } });
  expect(found.body.companies.map(({ name }) => name)).toEqual(['Pampa Fretes']);
  const { status, error } = await app.call(root, selectCompany, { body: { companyId: pampa.id } });
  expect([status, error.code]).toEqual([403, 'session.companyNotAllowed']);
  expect((await app.call(root, currentUser)).body.companies.map(({ name }) => name)).toEqual(['Tropeiro']);
});

it('offers other users only their own companies, and treats wildcards in a search literally', async () => {
  const user = await app.world.user({ company: andes });
  const names = async (search: string) =>
    (await app.call(user, selectableCompanies, { query: { search } })).body.companies.map(({ name }) => name);
  expect(await names('')).toEqual(['Andes Carga']);
  expect(await names('pampa')).toEqual([]);
  expect(await names('%')).toEqual([]);
});

it('leaves out a company whose membership was disabled meanwhile', async () => {
  const user = await app.world.user({ company: andes, permissions: ['users-read'] });
  await asPlatform((trx) =>
    trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', user.userId).execute(),
  );
  const { body } = await app.call(user, currentUser);
  expect(body).toMatchObject({ company: null, companies: [], permissions: [], preferences: { selectedCompany: null } });
});
