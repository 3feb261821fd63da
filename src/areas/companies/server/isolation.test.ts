import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAddress, updateAddress } from '#areas/companies/contract/address.calls.ts';
import { acceptAssociation, requestAssociation } from '#areas/companies/contract/association.calls.ts';
import { readCompany } from '#areas/companies/contract/company.calls.ts';
import { addDocument, removeDocument, updateDocument } from '#areas/companies/contract/document.calls.ts';
import { addOperator, removeOperator } from '#areas/companies/contract/operator.calls.ts';
import { setExchangeRates } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startCompanies, type Team, team } from './companies.fixture.ts';

let app: TestApp;
let one: Team;
let other: Team;

/** Two associated companies, because even these must not see each other's data. */
beforeAll(async () => {
  app = await startCompanies();
  one = await team(app, 'BO', 'Una');
  other = await team(app, 'BO', 'Otra');
  const asked = await app.call(one.manager, requestAssociation, { body: { companyId: other.company.id } });
  await app.call(other.manager, acceptAssociation, { params: { id: asked.body.association._id } });
});
afterAll(() => app.close());

async function furnish({ manager }: Team) {
  const rates = [{ currency: { measurementUnitId: 'USD' as const }, exchangeRate: '6.96' }];
  await app.call(manager, setExchangeRates, { body: { exchangeRates: rates } });
  const operator = await app.call(manager, addOperator, { body: { fullName: 'Reservado' } });
  const address = await app.call(manager, addAddress, { body: { fullName: 'Depósito secreto' } });
  const document = await app.call(manager, addDocument, {
    body: { type: 'x', file: { fileName: 'a.html', url: btoa('<!doctype html><p>Hola</p>') } },
  });
  return {
    operator: operator.body.operator._id,
    address: address.body.address._id,
    document: document.body.document._id,
  };
}

describe('the records of a company', () => {
  it('are shown to no other company, not even to a partner', async () => {
    await furnish(one);
    const { body } = await app.call(other.manager, readCompany);
    expect(body.company).toMatchObject({ operators: [], documents: [], addresses: [], exchangeRates: [] });
    expect(body.company.associatedCompanies).toHaveLength(1);
    const history = await app.call(other.manager, listCalls(exchangeRateHistory).read, { query: {} });
    expect(history.body.totalRegistry).toBe(0);
  });

  it('cannot be changed by another company, whose requests find nothing', async () => {
    const { operator, address, document } = await furnish(one);
    const { manager } = other;
    const replies = [
      await app.call(manager, removeOperator, { params: { id: operator } }),
      await app.call(manager, updateAddress, { params: { id: address }, body: { fullName: 'Mío' } }),
      await app.call(manager, updateDocument, { params: { id: document }, body: { editedFileName: 'mio' } }),
      await app.call(manager, removeDocument, { params: { id: document } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('are hidden by the database itself from statements that do not filter by company', async () => {
    await furnish(one);
    const tables = ['company_operator', 'company_address', 'company_document', 'exchange_rate', 'file_object'] as const;
    const asOther = { companyId: other.company.id, userId: other.manager.userId };
    for (const table of tables) {
      const rows = await app.services.database.asMember(asOther, (trx) => trx.selectFrom(table).select('id').execute());
      expect([table, rows]).toEqual([table, []]);
    }
  });
});

describe('the database', () => {
  const asOther = () => ({ companyId: other.company.id, userId: other.manager.userId });

  it('lets a partner be read, but not changed or deleted', async () => {
    const { seen, changed, removed } = await app.services.database.asMember(asOther(), async (trx) => ({
      seen: await trx.selectFrom('company').select('id').where('id', '=', one.company.id).execute(),
      changed: await trx
        .updateTable('company')
        .set({ company_name: 'Robada' })
        .where('id', '=', one.company.id)
        .executeTakeFirst(),
      removed: await trx.deleteFrom('company_association').executeTakeFirst(),
    }));
    expect(seen).toHaveLength(1);
    expect([changed.numUpdatedRows, removed.numDeletedRows]).toEqual([0n, 0n]);
  });

  it('lets no company create another company', async () => {
    const made = app.services.database.asMember(asOther(), (trx) =>
      trx.insertInto('company').values({ id: createId(), company_name: 'Fantasma' }).execute(),
    );
    await expect(made).rejects.toThrow(/row-level security/);
  });

  it('lets no company ask or accept in the name of another', async () => {
    const third = await team(app);
    const ask = (values: { company_id: string; partner_id: string; status?: string }) =>
      app.services.database.asMember(asOther(), (trx) =>
        trx
          .insertInto('company_association')
          .values({ id: createId(), requested_by: other.manager.userId, ...values })
          .execute(),
      );
    const [own, stranger] = [other.company.id, third.company.id];
    await expect(ask({ company_id: stranger, partner_id: own })).rejects.toThrow(/row-level security/);
    await expect(ask({ company_id: own, partner_id: stranger, status: 'accepted' })).rejects.toThrow(
      /row-level security/,
    );
  });
});
