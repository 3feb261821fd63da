import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#areas/notifications/contract/notification.calls.ts';
import type { TestUser } from '#testing/world.ts';
import { PARTNER_CALLS } from '../contract/partner.calls.ts';
import { listAccessCandidates } from '../contract/partner-access.calls.ts';
import { type PartnersApp, startPartners } from './partners.fixture.ts';

let app: PartnersApp;
beforeAll(async () => {
  app = await startPartners();
});
afterAll(() => app.close());

const calls = PARTNER_CALLS.transport;

async function messagesOf(who: TestUser) {
  await app.drain();
  return (await app.call(who, listNotifications)).body.notifications.map(({ message }) => message);
}

describe('people with access to a transport company', () => {
  it('are members of the own company, set as a whole list', async () => {
    const { company, manager } = await app.team();
    const wilma = await app.world.user({ company, firstName: 'Wilma', lastName: 'Mamani' });
    const ruben = await app.world.user({ company, firstName: 'Rubén', lastName: 'Choque' });
    const partner = await app.register(manager, 'transport', { users: [wilma.userId, ruben.userId] });
    expect(partner.users).toEqual([
      { userId: ruben.userId, fullName: 'Rubén Choque', mail: ruben.email, pathPhoto: null },
      { userId: wilma.userId, fullName: 'Wilma Mamani', mail: wilma.email, pathPhoto: null },
    ]);
    const { body } = await app.call(manager, calls.update, {
      params: { id: partner._id },
      body: { version: 1, users: [wilma.userId] },
    });
    expect(body.partner.users.map(({ fullName }) => fullName)).toEqual(['Wilma Mamani']);
    const history = await app.call(manager, calls.history, { params: { id: partner._id }, query: {} });
    expect(history.body.entries[0]?.changes).toEqual({
      users: { from: ['Rubén Choque', 'Wilma Mamani'], to: ['Wilma Mamani'] },
    });
  });

  it('cannot be anybody else', async () => {
    const [own, other] = [await app.team(), await app.team()];
    const body = {
      name: 'Ruta',
      countryId: 'BO',
      taxId: '3334445',
      users: [own.manager.userId, other.manager.userId],
    } as const;
    const { status, error } = await app.call(own.manager, calls.create, { body: { ...body, users: [...body.users] } });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['users.1']]);
  });

  it('are chosen among current members', async () => {
    const { company, manager } = await app.team();
    await app.world.user({ company, firstName: 'Beatriz', lastName: 'Condori' });
    const gone = await app.world.user({ company, firstName: 'Beatriz', lastName: 'Apaza' });
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', gone.userId).execute(),
    );
    const { body } = await app.call(manager, listAccessCandidates);
    const names = body.users.map(({ fullName }) => fullName);
    expect(names).toContain('Beatriz Condori');
    expect(names).not.toContain('Beatriz Apaza');
  });
});

describe('a changed transport company', () => {
  it('is notified to the people with access, but not to the author of the change', async () => {
    const { company, manager } = await app.team();
    const rights = ['provider-read', 'transport-company-list-bo'];
    const responsible = await app.member(company, ...rights);
    const other = await app.member(company, ...rights);
    const partner = await app.register(manager, 'transport', { name: 'Ruta Sur', users: [responsible.userId] });
    expect(await messagesOf(responsible)).toEqual([]);
    const params = { id: partner._id };
    await app.call(manager, calls.update, { params, body: { version: 1, city: 'Oruro' } });
    const { body } = await app.call(responsible, listNotifications);
    expect(body.notifications).toEqual([]);
    expect(await messagesOf(responsible)).toEqual(['Empresa de transporte actualizada, Ruta Sur cambió sus datos']);
    expect(await messagesOf(other)).toEqual([]);
    expect(await messagesOf(manager)).toEqual([]);
  });

  it('is notified to everybody who may see it where nobody has access', async () => {
    const { company, manager } = await app.team();
    const near = await app.member(company, 'provider-read', 'transport-company-list-bo');
    const far = await app.member(company, 'provider-read', 'transport-company-list-pe');
    const partner = await app.register(manager, 'transport');
    await app.call(manager, calls.enable, { params: { id: partner._id }, body: { enable: false } });
    expect(await messagesOf(near)).toHaveLength(1);
    expect(await messagesOf(far)).toEqual([]);
    const { notifications } = (await app.call(near, listNotifications)).body;
    expect(notifications[0]).toMatchObject({
      type: 'companyTransportationUpdate',
      companyTransportationId: partner._id,
    });
  });

  it('sends no notification when it is a client', async () => {
    const { company, manager } = await app.team();
    const reader = await app.member(company, 'client-read', 'client-list-bo', 'provider-read');
    const { _id: id } = await app.register(manager, 'client');
    await app.call(manager, PARTNER_CALLS.client.update, { params: { id }, body: { version: 1, city: 'Oruro' } });
    expect(await messagesOf(reader)).toEqual([]);
  });
});
