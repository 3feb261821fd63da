import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { loadDemo } from './load-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: areas() });
  await loadDemo(app.services);
});
afterAll(() => app.close());

async function rows<T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> {
  return app.services.database.asPlatform(async (trx) => (await statement.execute(trx)).rows);
}

describe('the demo data', () => {
  it('is loaded once', async () => {
    expect(await loadDemo(app.services)).toBe(false);
  });

  it('gives every company at least eight partners of each kind, some of them disabled', async () => {
    const kinds = await rows(sql<{ fewest: number; disabled: number }>`
      select min(total)::int as fewest, min(disabled)::int as disabled
      from (select count(*) as total, count(*) filter (where not active) as disabled
        from company c join partner p on p.company_id = c.id group by c.id, p.kind) k`);
    expect(kinds[0]?.fewest).toBeGreaterThanOrEqual(8);
    expect(kinds[0]?.disabled).toBeGreaterThanOrEqual(1);
    const [companies] = await rows(sql<{ without: number }>`
      select count(*)::int as without from company c where (select count(distinct kind) from partner p where p.company_id = c.id) < 3`);
    expect(companies?.without).toBe(0);
  });

  it('writes only tax ids their countries would give', async () => {
    const partners = await rows(sql<{ country: CountryCode; taxId: string }>`
      select country_code as country, tax_id as "taxId" from partner`);
    const odd = partners.filter(({ country, taxId }) => {
      const result = countryOf(country).taxId.company.check(taxId);
      return !result.ok || result.warnings.length > 0 || result.canonical !== taxId;
    });
    expect(odd).toEqual([]);
  });

  it('links associated companies under the number they have themselves', async () => {
    const [links] = await rows(sql<{ links: number; wrong: number }>`
      select count(*)::int as links, count(*) filter (where c.tax_id <> p.tax_id)::int as wrong
      from partner p join company c on c.id = p.linked_company_id`);
    expect(links?.links).toBeGreaterThan(10);
    expect(links?.wrong).toBe(0);
  });
});
