import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditTrail, startCompanies, team } from '#areas/companies/server/companies.fixture.ts';
import { readExchangeRates, setExchangeRates } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { addDays } from '#kernel/dates.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

const history = listCalls(exchangeRateHistory);

const rate = (currency: string, exchangeRate: string) =>
  ({ currency: { measurementUnitId: currency }, exchangeRate }) as never;

describe('exchange rates', () => {
  it('are given in the currency of the country, for every other one', async () => {
    const { manager } = await team(app, 'PY');
    const { body } = await app.call(manager, readExchangeRates);
    expect(body.currency).toEqual({ measurementUnitId: 'PYG', name: 'Guarani paraguaio', abbreviation: 'Gs' });
    expect(body.currencies.map(({ measurementUnitId }) => measurementUnitId)).not.toContain('PYG');
    expect(body.exchangeRates).toEqual([]);
  });

  it('are read by every member and written only with the right to change the company', async () => {
    const { company } = await team(app);
    const member = await app.world.user({ company });
    const homeless = await app.world.user();
    expect((await app.call(member, readExchangeRates)).status).toBe(200);
    expect((await app.call(member, setExchangeRates, { body: { exchangeRates: [rate('USD', '7')] } })).status).toBe(
      403,
    );
    expect((await app.call(homeless, readExchangeRates)).status).toBe(403);
    expect((await app.call(null, readExchangeRates)).status).toBe(401);
  });

  it('keep their history: the newest is current, and the same rate again is not added', async () => {
    const { company, manager } = await team(app);
    const set = (...rates: never[]) => app.call(manager, setExchangeRates, { body: { exchangeRates: rates } });
    await set(rate('USD', '6.96'), rate('BRL', '1.30'));
    await set(rate('USD', '6.960000'));
    const { body } = await set(rate('USD', '6.97'));
    expect(body.exchangeRates.map((row) => [row.currency.measurementUnitId, row.exchangeRate])).toEqual([
      ['BRL', '1.3'],
      ['USD', '6.97'],
    ]);
    const past = await app.call(manager, history.read, { query: { currency: 'USD' } as never });
    expect(past.body.totalRegistry).toBe(2);
    expect(past.body.rows).toMatchObject([
      { currency: 'USD', exchangeRate: '6.97', setBy: expect.stringContaining('Ana') },
      { currency: 'USD', exchangeRate: '6.96' },
    ]);
    const trail = await auditTrail(app, 'exchangeRate', 'USD');
    expect(trail.filter((entry) => entry.company_id === company.id)).toHaveLength(2);
  });

  it('are never changed or deleted, not even by the database role of the product', async () => {
    const { company, manager } = await team(app);
    await app.call(manager, setExchangeRates, { body: { exchangeRates: [rate('USD', '6.96')] } });
    const change = app.services.database.asMember({ companyId: company.id, userId: manager.userId }, (trx) =>
      trx.updateTable('exchange_rate').set({ rate: '1' }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });

  it.each([
    ['the own currency', [rate('BOB', '1')], 'exchangeRates.0.currency.measurementUnitId', 'choice'],
    ['an unknown currency', [rate('XXX', '1')], 'exchangeRates.0.currency.measurementUnitId', 'choice'],
    ['a rate of nothing', [rate('USD', '0.00')], 'exchangeRates.0.exchangeRate', 'positive'],
    ['a negative rate', [rate('USD', '-3')], 'exchangeRates.0.exchangeRate', 'positive'],
    ['more precision than is kept', [rate('USD', '1.1234567')], 'exchangeRates.0.exchangeRate', 'positive'],
    ['the same currency twice', [rate('USD', '1'), rate('USD', '2')], 'exchangeRates', 'alreadyRegistered'],
    ['nothing at all', [], 'exchangeRates', 'minItems'],
  ])('refuse %s', async (_what, exchangeRates, field, code) => {
    const { manager } = await team(app, 'BO');
    const { status, error } = await app.call(manager, setExchangeRates, { body: { exchangeRates } });
    expect(status).toBe(400);
    expect(error.fields?.[field]?.code).toBe(code);
  });

  it('saved at once by several users create one row for one change', async () => {
    const { manager } = await team(app);
    await Promise.all(
      [1, 2, 3].map(() => app.call(manager, setExchangeRates, { body: { exchangeRates: [rate('USD', '6.9')] } })),
    );
    const { body } = await app.call(manager, history.read, { query: {} });
    expect(body.totalRegistry).toBe(1);
  });

  it('hold from their day on, not before: the one of the latest day that has come is in force', async () => {
    const { manager } = await team(app);
    const { today } = (await app.call(manager, readExchangeRates)).body;
    const set = (exchangeRate: string, days: number) =>
      app.call(manager, setExchangeRates, {
        body: { validFrom: addDays(today, days), exchangeRates: [rate('USD', exchangeRate)] },
      });
    await set('6.96', 0);
    await set('7.10', 3);
    const { body } = await set('6.90', -20);
    expect(body.exchangeRates).toMatchObject([{ exchangeRate: '6.96', validFrom: today, isOld: false, source: null }]);
    expect(body.coming).toMatchObject([{ exchangeRate: '7.1', validFrom: addDays(today, 3) }]);
    app.travel(3 * 86_400_000);
    const later = (await app.call(await app.world.session(manager), readExchangeRates)).body;
    app.travel(-3 * 86_400_000);
    expect(later.exchangeRates).toMatchObject([{ exchangeRate: '7.1' }]);
    expect(later.coming).toEqual([]);
  });

  it('that nobody looked at for a week are old, until somebody says that they are still right', async () => {
    const { manager } = await team(app);
    const save = (who: TestUser) => app.call(who, setExchangeRates, { body: { exchangeRates: [rate('USD', '6.96')] } });
    await save(manager);
    app.travel(8 * 86_400_000);
    const later = await app.world.session(manager);
    expect((await app.call(later, readExchangeRates)).body.exchangeRates[0]?.isOld).toBe(true);
    const { body } = await save(later);
    app.travel(-8 * 86_400_000);
    expect(body.exchangeRates[0]).toMatchObject({ exchangeRate: '6.96', isOld: false });
  });

  it.each([
    [32, 'tooFarAhead'],
    [-4000, 'tooLongAgo'],
  ])('are refused for a day %i days away', async (days, code) => {
    const { manager } = await team(app);
    const { today } = (await app.call(manager, readExchangeRates)).body;
    const body = { validFrom: addDays(today, days), exchangeRates: [rate('USD', '6.96')] };
    const { status, error } = await app.call(manager, setExchangeRates, { body });
    expect([status, error.fields?.validFrom?.code]).toEqual([400, code]);
  });
});
