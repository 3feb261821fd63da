import { sql } from 'kysely';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCompany } from '#areas/companies/contract/company.calls.ts';
import { createCompany, updatePlatformCompany } from '#areas/companies/contract/platform-company.calls.ts';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { COUNTRIES, usualZone } from '#countries/country.ts';
import { timeZonesOf } from '#countries/time-zone.ts';
import { asIfUtc, instantIn } from '#kernel/dates.ts';
import { readDownload } from '#kernel/download-calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startCompanies, superAdmin, type Team, team } from './companies.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

const history = listCalls(exchangeRateHistory);

/** Rates set at the given instants, oldest first. */
function setRates({ company, manager }: Team, instants: readonly Date[]) {
  return app.services.database.asPlatform((trx) =>
    trx
      .insertInto('exchange_rate')
      .values(
        instants.map((set_at, index) => ({
          id: createId(),
          company_id: company.id,
          currency: 'USD',
          rate: String(index + 1),
          set_by: manager.userId,
          valid_from: '2026-01-01',
          set_at,
        })),
      )
      .execute(),
  );
}

/** The last moment before a day, its first and its last one, and the first of the next. */
function aroundDay(day: string, next: string, zone: string): readonly Date[] {
  const [start, end] = [instantIn(day, '00:00', zone), instantIn(next, '00:00', zone)];
  return [new Date(start.getTime() - 1), start, new Date(end.getTime() - 1), end];
}

describe('the time zone of a company', () => {
  it('is one of the list the countries have', async () => {
    const { rows } = await app.services.database.asPlatform((trx) =>
      sql<{ code: string; zones: string[] }>`select code, app.time_zones(code) as zones
        from unnest(${COUNTRIES.map(({ code }) => code)}::text[]) code`.execute(trx),
    );
    expect(rows).toEqual(
      COUNTRIES.map((country) => ({ code: country.code, zones: timeZonesOf(country).map(({ id }) => id) })),
    );
  });

  it('is proposed by its country, chosen among the country’s, and proposed again when the country changes', async () => {
    const admin = await superAdmin(app);
    const created = await app.call(admin, createCompany, {
      body: { companyName: 'Frontera', country: { countryId: 'MX' } },
    });
    expect(created.body.company.timeZone).toBe('America/Mexico_City');
    const params = { id: created.body.company._id };
    const chosen = await app.call(admin, updatePlatformCompany, {
      params,
      body: { version: 1, timeZone: 'America/Tijuana' },
    });
    expect(chosen.body.company).toMatchObject({ timeZone: 'America/Tijuana', version: 2 });
    const foreign = await app.call(admin, updatePlatformCompany, {
      params,
      body: { version: 2, timeZone: 'America/Lima' },
    });
    expect(foreign.error).toMatchObject({ fields: { timeZone: { code: 'choice' } } });
    const moved = await app.call(admin, updatePlatformCompany, {
      params,
      body: { version: 2, country: { countryId: 'PE' } },
    });
    expect(moved.body.company.timeZone).toBe('America/Lima');
  });

  it('is changed by the company itself', async () => {
    const { manager } = await team(app, 'BR');
    const { body } = await app.call(manager, updateCompany, { body: { version: 1, timeZone: 'America/Manaus' } });
    expect(body.company.timeZone).toBe('America/Manaus');
  });

  it.each(COUNTRIES.map(({ code }) => code))('decides where a day begins and ends: %s', async (code) => {
    const own = await team(app, code);
    const zone = usualZone(code);
    await setRates(own, aroundDay('2026-01-15', '2026-01-16', zone));
    await setRates(own, aroundDay('2026-07-15', '2026-07-16', zone));
    for (const day of ['15-01-2026', '15-07-2026']) {
      const { body } = await app.call(own.manager, history.read, {
        query: { setAt: `${day},${day}`, sort: '-setAt' } as never,
      });
      expect((body.rows as readonly { exchangeRate: string }[]).map(({ exchangeRate }) => exchangeRate)).toEqual([
        '3',
        '2',
      ]);
    }
  });

  it('is the zone of its spreadsheets', async () => {
    const own = await team(app, 'CL');
    const at = new Date('2026-07-15T02:30:00Z');
    await setRates(own, [at]);
    const ordered = await app.call(own.manager, history.download, { body: { columns: ['setAt'] } });
    await app.drain();
    const { body } = await app.call(own.manager, readDownload, { params: { id: ordered.body.downloadId } });
    const file = await app.product.http.inject({ method: 'GET', url: body.url ?? '' });
    const rows = (await readSheet(file.rawPayload)) as unknown as unknown[][] | { data: unknown[][] }[];
    expect(JSON.stringify(rows)).toContain(asIfUtc(at, 'America/Santiago').toISOString());
    expect(asIfUtc(at, 'America/Santiago').toISOString()).toBe('2026-07-14T22:30:00.000Z');
  });
});
