import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptAssociation,
  endAssociation,
  findCompany,
  rejectAssociation,
  requestAssociation,
} from '#areas/companies/contract/association.calls.ts';
import { type AssociationRow, associationList } from '#areas/companies/contract/association.list.ts';
import { readCompany, updateCompany } from '#areas/companies/contract/company.calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestApp } from '#testing/test-app.ts';
import { auditTrail, startCompanies, superAdmin, type Team, team } from './companies.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

const list = listCalls(associationList);

async function pair(): Promise<[asking: Team, asked: Team]> {
  return [await team(app), await team(app)];
}

async function ask(asking: Team, asked: Team) {
  return app.call(asking.manager, requestAssociation, { body: { companyId: asked.company.id } });
}

async function statuses(side: Team) {
  const { body } = await app.call(side.manager, list.read, { query: {} });
  return (body.associatedCompanies as readonly AssociationRow[]).map(
    (row) => `${row.companyName}: ${row.side}, ${row.status}`,
  );
}

async function eventsAbout(associationId: string) {
  const rows = await app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('outbox_event')
      .select(['type', 'company_id', 'payload'])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  return rows.filter((row) => (row.payload as { associationId?: string }).associationId === associationId);
}

it('the list is filtered by country for who may see it, and for nobody else', async () => {
  const asking = await team(app);
  await ask(asking, await team(app, 'PE', 'Callao Cargo'));
  await ask(asking, await team(app, 'CL', 'Maipo Cargo'));
  const found = async (who: Team['manager']) => {
    const { body } = await app.call(who, list.read, { query: { countryId: 'PE' } as never });
    return (body.associatedCompanies as readonly AssociationRow[]).map((row) => row.companyName).sort();
  };
  expect(await found(asking.manager)).toEqual(['Callao Cargo']);
  const reader = await app.world.user({ company: asking.company, permissions: ['associated-companies'] });
  expect(await found(reader)).toEqual(['Callao Cargo', 'Maipo Cargo']);
});

describe('searching a company to work with', () => {
  it('finds it by its exact tax id in its country, and shows little of it', async () => {
    const { manager } = await team(app);
    const other = await team(app, 'PE', 'Lima Cargo');
    await app.call(other.manager, updateCompany, { body: { version: 1, taxId: '20131312955' } });
    const { body } = await app.call(manager, findCompany, { query: { countryId: 'PE', taxId: '20-13131295-5' } });
    expect(body.company).toEqual({
      companyId: other.company.id,
      companyName: 'Lima Cargo',
      country: { countryId: 'PE', countryName: 'Peru' },
      verified: false,
    });
  });

  it('finds neither part of a number, nor the own company, nor a disabled one', async () => {
    const { manager } = await team(app, 'BO');
    await app.call(manager, updateCompany, { body: { version: 1, taxId: '9876543210' } });
    const search = (taxId: string) => app.call(manager, findCompany, { query: { countryId: 'BO', taxId } });
    expect((await search('9876543210')).error.code).toBe('companies.noneFound');
    const other = await team(app, 'BO');
    await app.call(other.manager, updateCompany, { body: { version: 1, taxId: '55443322110' } });
    expect((await search('5544332211')).status).toBe(404);
    expect((await search('55443322110')).status).toBe(200);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('company').set({ enabled: false }).where('id', '=', other.company.id).execute(),
    );
    expect((await search('55443322110')).status).toBe(404);
  });

  it('uses the specification’s text in English', async () => {
    const { manager } = await team(app);
    const { error } = await app.call(
      manager,
      findCompany,
      { query: { countryId: 'BO', taxId: '1111111' } },
      { language: 'en' },
    );
    expect(error.message).toBe('No company was found with the data entered.');
  });

  it('needs the permission to associate, and is rate limited', async () => {
    const { company, manager } = await team(app);
    const member = await app.world.user({ company });
    const query = { countryId: 'BO', taxId: '1111111' } as const;
    expect((await app.call(member, findCompany, { query })).status).toBe(403);
    let refused = 0;
    for (let tried = 0; tried < 22; tried += 1) {
      const { status } = await app.call(manager, findCompany, { query });
      if (status === 429) refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });
});

describe('an association', () => {
  it('is asked for, accepted and ended, seen from both sides', async () => {
    const [asking, asked] = await pair();
    const { status, body } = await ask(asking, asked);
    expect(status).toBe(201);
    const id = body.association._id;
    expect(await statuses(asking)).toEqual([`${asked.company.name}: sent, requested`]);
    expect(await statuses(asked)).toEqual([`${asking.company.name}: received, requested`]);
    expect((await app.call(asking.manager, readCompany)).body.company.associatedCompanies).toEqual([]);

    const accepted = await app.call(asked.manager, acceptAssociation, { params: { id } });
    expect(accepted.body.association).toEqual({ _id: id, companyId: asking.company.id, status: 'accepted' });
    for (const [own, other] of [
      [asking, asked],
      [asked, asking],
    ] as const) {
      const profile = await app.call(own.manager, readCompany);
      expect(profile.body.company.associatedCompanies).toEqual([
        { _id: id, companyId: other.company.id, companyName: other.company.name },
      ]);
    }

    expect((await app.call(asking.manager, endAssociation, { params: { id } })).status).toBe(200);
    expect(await statuses(asked)).toEqual([`${asking.company.name}: received, ended`]);
    expect((await app.call(asked.manager, readCompany)).body.company.associatedCompanies).toEqual([]);
    const events = await eventsAbout(id);
    expect(events.map(({ type }) => type)).toEqual([
      'companies.associationRequested',
      'companies.associationAccepted',
      'companies.associationEnded',
    ]);
    expect(events[1]).toMatchObject({
      company_id: asked.company.id,
      payload: {
        companyId: asking.company.id,
        companyName: asking.company.name,
        partnerId: asked.company.id,
        partnerName: asked.company.name,
        byCompanyId: asked.company.id,
      },
    });
    const trail = await auditTrail(app, 'companyAssociation', id);
    expect(trail.map(({ action, company_id }) => [action, company_id])).toEqual([
      ['companies.requestAssociation', asking.company.id],
      ['companies.acceptAssociation', asked.company.id],
      ['companies.endAssociation', asking.company.id],
    ]);
  });

  it('can be rejected, and asked for again', async () => {
    const [asking, asked] = await pair();
    const { body } = await ask(asking, asked);
    const rejected = await app.call(asked.manager, rejectAssociation, { params: { id: body.association._id } });
    expect(rejected.body.association.status).toBe('rejected');
    expect((await ask(asking, asked)).status).toBe(201);
    expect((await statuses(asking)).length).toBe(2);
  });

  it('is answered only by the other company, and once', async () => {
    const [asking, asked] = await pair();
    const params = { id: (await ask(asking, asked)).body.association._id };
    const own = await app.call(asking.manager, acceptAssociation, { params });
    expect([own.status, own.error.code]).toEqual([403, 'companies.associationNotYours']);
    const answers = await Promise.all([
      app.call(asked.manager, acceptAssociation, { params }),
      app.call(asked.manager, rejectAssociation, { params }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('companies.associationClosed');
  });

  it('stays one when both companies ask at the same moment, several times', async () => {
    const [one, other] = await pair();
    const answers = await Promise.all([ask(one, other), ask(other, one), ask(one, other), ask(other, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('companies.associationOpen');
    expect((await statuses(one)).length).toBe(1);
  });

  it('is created once by a request that is repeated with its key', async () => {
    const [asking, asked] = await pair();
    const send = () =>
      app.call(
        asking.manager,
        requestAssociation,
        { body: { companyId: asked.company.id, message: 'Trabajemos juntos' } },
        { idempotencyKey: 'association-0001' },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toEqual(second.body);
  });

  it('is refused with the own company, an unknown one or the platform', async () => {
    const own = await team(app);
    const admin = await superAdmin(app);
    const request = (companyId: string) => app.call(own.manager, requestAssociation, { body: { companyId } });
    expect((await request(own.company.id)).error.code).toBe('companies.associationWithItself');
    expect((await request(createId())).error.code).toBe('companies.noneFound');
    expect((await request(admin.companyId as string)).error.code).toBe('companies.noneFound');
  });

  it('is not visible to other companies', async () => {
    const [asking, asked] = await pair();
    const stranger = await team(app);
    const params = { id: (await ask(asking, asked)).body.association._id };
    expect((await app.call(stranger.manager, acceptAssociation, { params })).status).toBe(404);
    expect((await app.call(stranger.manager, endAssociation, { params })).status).toBe(404);
    expect(await statuses(stranger)).toEqual([]);
  });

  it('is listed for every member, but created only with permission', async () => {
    const [asking, asked] = await pair();
    await ask(asking, asked);
    const member = await app.world.user({ company: asking.company });
    const { body } = await app.call(member, list.read, { query: {} });
    expect(body.totalRegistry).toBe(1);
    const request = await app.call(member, requestAssociation, { body: { companyId: asked.company.id } });
    expect(request.status).toBe(403);
  });

  it('is found by status, side, country and name', async () => {
    const own = await team(app);
    const chilean = await team(app, 'CL', 'Ñandú Cargas');
    const peruvian = await team(app, 'PE', 'Lima Express');
    await ask(own, chilean);
    const received = await ask(peruvian, own);
    await app.call(own.manager, acceptAssociation, { params: { id: received.body.association._id } });
    const names = async (query: Record<string, string>) => {
      const { body } = await app.call(own.manager, list.read, { query: query as never });
      return (body.associatedCompanies as readonly AssociationRow[]).map(({ companyName }) => companyName);
    };
    expect(await names({ sort: 'companyName' })).toEqual(['Lima Express', 'Ñandú Cargas']);
    expect(await names({ status: 'accepted' })).toEqual(['Lima Express']);
    expect(await names({ side: 'sent' })).toEqual(['Ñandú Cargas']);
    expect(await names({ countryId: 'CL,PE', search: 'nandu' })).toEqual(['Ñandú Cargas']);
  });
});
