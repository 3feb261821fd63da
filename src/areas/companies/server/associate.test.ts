import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endAssociation, requestAssociation } from '#areas/companies/contract/association.calls.ts';
import { type AssociationRow, associationList } from '#areas/companies/contract/association.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestApp } from '#testing/test-app.ts';
import { auditTrail, startCompanies, type Team, team } from './companies.fixture.ts';
import { associate } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

const list = listCalls(associationList);
const NOW = new Date('2026-03-02T12:00:00.000Z');

/** In a transaction of the first company, as a request of its user would do it. */
const join = ({ company, manager }: Team, partner: Team) =>
  app.services.database.asMember({ companyId: company.id, userId: manager.userId }, (trx) =>
    associate(trx, { companyId: company.id, partnerId: partner.company.id, userId: manager.userId, now: NOW }),
  );

async function rows({ manager }: Team): Promise<readonly AssociationRow[]> {
  const { body } = await app.call(manager, list.read, { query: {} });
  return body.associatedCompanies as readonly AssociationRow[];
}

async function acceptedEvents(associationId: string) {
  const events = await app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('outbox_event')
      .select(['company_id', 'actor_id', 'payload'])
      .where('type', '=', 'companies.associationAccepted')
      .execute(),
  );
  return events.filter(({ payload }) => (payload as { associationId: string }).associationId === associationId);
}

describe('two companies that agreed elsewhere', () => {
  it('become associated at once, with the event of an accepted association', async () => {
    const [own, partner] = [await team(app), await team(app)];
    await join(own, partner);
    const [row, ...others] = await rows(partner);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ companyId: own.company.id, side: 'received', status: 'accepted' });
    expect(row!.answeredAt && new Date(row!.answeredAt)).toEqual(NOW);
    expect(await acceptedEvents(row!._id)).toEqual([
      {
        company_id: own.company.id,
        actor_id: own.manager.userId,
        payload: {
          associationId: row!._id,
          companyId: own.company.id,
          companyName: own.company.name,
          partnerId: partner.company.id,
          partnerName: partner.company.name,
          byCompanyId: own.company.id,
        },
      },
    ]);
    const trail = await auditTrail(app, 'companyAssociation', row!._id);
    expect(trail.map(({ action, company_id, user_id }) => [action, company_id, user_id])).toEqual([
      ['companies.acceptAssociation', own.company.id, own.manager.userId],
    ]);
  });

  it('stay as they are where they are associated already', async () => {
    const [own, partner] = [await team(app), await team(app)];
    await join(own, partner);
    await join(partner, own);
    const [row, ...others] = await rows(own);
    expect([row?.side, others]).toEqual(['sent', []]);
    expect(await acceptedEvents(row!._id)).toHaveLength(1);
    expect(await auditTrail(app, 'companyAssociation', row!._id)).toHaveLength(1);
  });

  it.each(['sent', 'received'] as const)('have their open request, %s, accepted', async (side) => {
    const [own, partner] = [await team(app), await team(app)];
    const [asking, asked] = side === 'sent' ? [own, partner] : [partner, own];
    const { body } = await app.call(asking.manager, requestAssociation, { body: { companyId: asked.company.id } });
    await join(own, partner);
    const id = body.association._id;
    expect((await rows(own)).map((row) => [row._id, row.side, row.status])).toEqual([[id, side, 'accepted']]);
    expect(await acceptedEvents(id)).toHaveLength(1);
    const trail = await auditTrail(app, 'companyAssociation', id);
    expect(trail.at(-1)?.changes).toEqual({ status: { from: 'requested', to: 'accepted' } });
  });

  it('become associated anew after an association that ended', async () => {
    const [own, partner] = [await team(app), await team(app)];
    await join(own, partner);
    const id = (await rows(own))[0]!._id;
    await app.call(partner.manager, endAssociation, { params: { id } });
    await join(own, partner);
    expect((await rows(own)).map(({ status }) => status).sort()).toEqual(['accepted', 'ended']);
  });

  it('have one association after two calls at the same moment', async () => {
    for (let trial = 0; trial < 10; trial += 1) {
      const [own, partner] = [await team(app), await team(app)];
      await Promise.all([join(own, partner), join(partner, own)]);
      const shown = await rows(own);
      expect(shown.map(({ status }) => status)).toEqual(['accepted']);
      expect(await acceptedEvents(shown[0]!._id)).toHaveLength(1);
    }
  });
});
