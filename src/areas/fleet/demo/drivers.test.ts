import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOADING_MS, startDemoApp } from '#app/demo/demo.fixture.ts';
import { COUNTRIES, countryOf, personalDocumentOf, usualZone } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Rule } from '#countries/rule.ts';
import { dayIn } from '#kernel/dates.ts';
import type { TestApp } from '#testing/test-app.ts';
import { DOCUMENT_STATES, documentStateOf } from '../rules/driver-state.ts';

interface DemoDriver {
  readonly country: CountryCode;
  readonly market: string;
  readonly documentType: string;
  readonly document: string;
  readonly licence: string;
  readonly category: string;
  readonly phone: string;
  readonly taxId: string | null;
  readonly curp: string | null;
  readonly done: number;
  readonly required: number;
  readonly expired: boolean;
  readonly expireOn: string | null;
  readonly eventual: boolean;
}

const today = dayIn(new Date(), usualZone(null));
let app: TestApp;
let drivers: readonly DemoDriver[];
beforeAll(async () => {
  app = await startDemoApp();
  drivers = await app.services.database.asPlatform(
    async (trx) =>
      (
        await sql<DemoDriver>`select country_code as country, market, document_type as "documentType",
          document_number as document, licence_number as licence, licence_category as category, phone, tax_id as "taxId",
          curp, documents_done as done, documents_required as required, documents_expired as expired, documents_expire_on as "expireOn", eventual
          from driver`.execute(trx)
      ).rows,
  );
}, LOADING_MS);
afterAll(() => app.close());

describe('the drivers of the demo', () => {
  it('number at least three hundred, in both markets of every country', () => {
    expect(drivers.length).toBeGreaterThanOrEqual(300);
    const places = new Set(drivers.map(({ country, market }) => `${country} ${market}`));
    expect(places.size).toBe(COUNTRIES.length * 2);
    expect(drivers.some(({ eventual }) => eventual)).toBe(true);
  });

  it('have numbers that are valid in their countries', () => {
    const odd = drivers.filter(({ country: code, ...driver }) => {
      const country = countryOf(code);
      const rules: readonly (readonly [Rule | null | undefined, string | null])[] = [
        [personalDocumentOf(country, driver.documentType)?.rule, driver.document],
        [country.driverLicence, driver.licence],
        [country.phone.cellphone, driver.phone],
        [country.taxId.person, driver.taxId ?? ''],
        [country.curp, driver.curp],
      ];
      return (
        rules.some(([rule, value]) => value && !isUsual(rule, value)) ||
        !country.licenceCategories.includes(driver.category)
      );
    });
    expect(odd).toEqual([]);
  });

  it('show documents in every state, in every country', () => {
    for (const { code } of COUNTRIES) {
      const states = new Set(
        drivers.filter(({ country }) => country === code).map((one) => documentStateOf(one, today)),
      );
      expect([code, [...states].sort()]).toEqual([code, [...DOCUMENT_STATES].sort()]);
    }
  });
});

function isUsual(rule: Rule | null | undefined, value: string): boolean {
  const result = rule?.check(value);
  return result?.ok === true && result.warnings.length === 0 && result.canonical === value;
}
