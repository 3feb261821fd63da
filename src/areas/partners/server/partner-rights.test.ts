import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/world.ts';
import { PARTNER_CALLS } from '../contract/partner.calls.ts';
import { listAccessCandidates } from '../contract/partner-access.calls.ts';
import { PARTNER_DOCUMENT_CALLS } from '../contract/partner-document.calls.ts';
import { type PartnersApp, startPartners, type Team } from './partners.fixture.ts';

let app: PartnersApp;
let own: Team;
beforeAll(async () => {
  app = await startPartners();
  own = await app.team();
});
afterAll(() => app.close());

const calls = PARTNER_CALLS.client;

/** The status of each call about a partner of Bolivia. */
async function statuses(who: TestUser, id: string) {
  const params = { id };
  const fileId = await app.upload(who);
  const replies = [
    await app.call(who, calls.read, { params }),
    await app.call(who, calls.history, { params, query: {} }),
    await app.call(who, calls.update, { params, body: { version: 1, city: 'Sucre' } }),
    await app.call(who, calls.enable, { params, body: { enable: false } }),
    await app.call(who, PARTNER_DOCUMENT_CALLS.client.add, { params, body: { fileId } }),
    await app.call(who, calls.create, { body: { name: 'Otra', countryId: 'BO', taxId: '9998887' } }),
    await app.call(who, calls.check, { query: { countryId: 'BO', taxId: '9998887' } }),
  ];
  return replies.map(({ status }) => status);
}

describe('who may do what', () => {
  it('reading requires the right to read and the list of the country', async () => {
    const { _id: id } = await app.register(own.manager, 'client');
    const reader = await app.member(own.company, 'client-read', 'client-list-bo');
    expect(await statuses(reader, id)).toEqual([200, 200, 403, 403, 403, 403, 403]);
  });

  it('writing also requires the right to write', async () => {
    const { _id: id } = await app.register(own.manager, 'client');
    const writer = await app.member(own.company, 'client-read', 'client-write', 'client-list-bo');
    expect(await statuses(writer, id)).toEqual([200, 200, 200, 200, 201, 201, 200]);
  });

  it('without the list of the country a partner is not found, and none can be created there', async () => {
    const { _id: id } = await app.register(own.manager, 'client');
    const abroad = await app.member(own.company, 'client-read', 'client-write', 'client-list-pe');
    expect(await statuses(abroad, id)).toEqual([404, 404, 404, 404, 404, 403, 403]);
  });

  it('a partner cannot be moved to a country the user does not see', async () => {
    const partner = await app.register(own.manager, 'client');
    const writer = await app.member(own.company, 'client-read', 'client-write', 'client-list-bo');
    const { status, error } = await app.call(writer, calls.update, {
      params: { id: partner._id },
      body: { version: 1, countryId: 'AR', taxId: '30712345671' },
    });
    expect([status, error.code, error.fields?.countryId?.code]).toEqual([403, 'request.forbidden', 'choice']);
  });

  it('external companies are read with either right and written with one', async () => {
    const { _id: id } = await app.register(own.manager, 'external');
    const reader = await app.member(own.company, 'external-company-read');
    const writer = await app.member(own.company, 'external-company-write');
    const { read, enable } = PARTNER_CALLS.external;
    expect((await app.call(reader, read, { params: { id } })).status).toBe(200);
    expect((await app.call(writer, read, { params: { id } })).status).toBe(200);
    expect((await app.call(reader, enable, { params: { id }, body: { enable: false } })).status).toBe(403);
    expect((await app.call(writer, enable, { params: { id }, body: { enable: false } })).status).toBe(200);
  });

  it('nothing is possible without a session', async () => {
    const { _id: id } = await app.register(own.manager, 'client');
    expect((await app.call(null, calls.read, { params: { id } })).status).toBe(401);
    expect((await app.call(null, listAccessCandidates)).status).toBe(401);
  });
});

describe('the records of a company', () => {
  it('are not found by users of another, whatever permissions they hold', async () => {
    const stranger = await app.team();
    const { _id: id } = await app.register(own.manager, 'client', { taxId: '5550001' });
    const replies = await statuses(stranger.manager, id);
    expect(replies).toEqual([404, 404, 404, 404, 404, 201, 200]);
    const { body } = await app.call(stranger.manager, calls.check, { query: { countryId: 'BO', taxId: '5550001' } });
    expect(body.registered).toBeNull();
  });

  it('are hidden by the database itself from statements that do not filter by company', async () => {
    const stranger = await app.team();
    const fileId = await app.upload(own.manager);
    await app.register(own.manager, 'transport', {
      contacts: [{ fullName: 'Reservado' }],
      addresses: [{ fullName: 'Depósito secreto' }],
      documents: [{ fileId }],
      users: [own.manager.userId],
    });
    const who = { companyId: stranger.company.id, userId: stranger.manager.userId };
    const tables = ['partner', 'partner_contact', 'partner_address', 'partner_document', 'partner_access'] as const;
    for (const table of tables) {
      const rows = await app.services.database.asMember(who, (trx) =>
        trx.selectFrom(table).select('company_id').execute(),
      );
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it('cannot be attached to a partner of another company', async () => {
    const stranger = await app.team();
    const { _id: partnerId } = await app.register(own.manager, 'client');
    const who = { companyId: stranger.company.id, userId: stranger.manager.userId };
    const smuggled = app.services.database.asMember(who, (trx) =>
      trx
        .insertInto('partner_contact')
        .values({ id: partnerId, company_id: stranger.company.id, partner_id: partnerId, position: 0, full_name: 'X' })
        .execute(),
    );
    await expect(smuggled).rejects.toThrow(/foreign key/);
  });
});
