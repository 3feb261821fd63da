import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOADING_MS, startDemoApp } from '#app/demo/demo.fixture.ts';
import { COUNTRIES, countryOf, usualZone } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Rule } from '#countries/rule.ts';
import { dayIn } from '#kernel/dates.ts';
import type { TestApp } from '#testing/test-app.ts';
import { DOCUMENT_STATES, documentStateOf } from '../rules/driver-state.ts';
import type { VehicleKind } from '../rules/vehicle-fleet.ts';
import { isTypeOf } from '../rules/vehicle-type.ts';

interface DemoVehicle {
  readonly country: CountryCode;
  readonly market: string;
  readonly kind: VehicleKind;
  readonly type: string;
  readonly plate: string;
  readonly chassis: string | null;
  readonly crpva: string | null;
  readonly driven: boolean;
  readonly pulling: number;
  readonly done: number;
  readonly required: number;
  readonly expired: boolean;
  readonly expireOn: string | null;
}

const today = dayIn(new Date(), usualZone(null));
let app: TestApp;
let vehicles: readonly DemoVehicle[];
beforeAll(async () => {
  app = await startDemoApp();
  vehicles = await rows(sql<DemoVehicle>`select country_code as country, market, kind, type, plate, chassis, crpva,
    driver_id is not null as driven, num_nonnulls(trailer_id, second_trailer_id) as pulling,
    documents_done as done, documents_required as required, documents_expired as expired, documents_expire_on as "expireOn" from vehicle`);
}, LOADING_MS);
afterAll(() => app.close());

function rows<T>(statement: ReturnType<typeof sql<T>>): Promise<readonly T[]> {
  return app.services.database.asPlatform(async (trx) => (await statement.execute(trx)).rows);
}

const of = (kind: VehicleKind) => vehicles.filter((vehicle) => vehicle.kind === kind);

describe('the vehicles of the demo', () => {
  it('number three hundred trucks and a hundred and fifty semitrailers, in both markets of every country', () => {
    expect(of('truck').length).toBeGreaterThanOrEqual(300);
    expect(of('semitrailer').length).toBeGreaterThanOrEqual(150);
    for (const kind of ['truck', 'semitrailer'] as const) {
      const places = new Set(of(kind).map(({ country, market }) => `${country} ${market}`));
      expect(places.size).toBe(COUNTRIES.length * 2);
    }
  });

  it('have numbers that are valid in their countries, and types of the catalogue', () => {
    const odd = vehicles.filter(({ country: code, kind, type, ...vehicle }) => {
      const country = countryOf(code);
      const numbers: readonly (readonly [Rule | undefined, string | null])[] = [
        [country.plate, vehicle.plate],
        [country.chassis, vehicle.chassis],
        [country.ruat?.crpva, vehicle.crpva],
      ];
      return !isTypeOf(kind, type) || numbers.some(([rule, value]) => value && !isUsual(rule, value));
    });
    expect(odd).toEqual([]);
  });

  it('show documents in every state, in every country', () => {
    for (const { code } of COUNTRIES) {
      const states = new Set(
        of('truck')
          .filter(({ country }) => country === code)
          .map((one) => documentStateOf(one, today)),
      );
      expect([code, [...states].sort()]).toEqual([code, [...DOCUMENT_STATES].sort()]);
    }
  });

  it('have drivers and pull one semitrailer, two or none', () => {
    const trucks = of('truck');
    expect(new Set(trucks.map(({ pulling }) => pulling))).toEqual(new Set([0, 1, 2]));
    expect(new Set(trucks.map(({ driven }) => driven))).toEqual(new Set([true, false]));
  });

  it('include a pending claim and a list of categories in every company', async () => {
    const claims = await rows(sql<{ status: string }>`select distinct status from vehicle_claim order by status`);
    expect(claims.map(({ status }) => status)).toEqual(['pending', 'refused']);
    const without = await rows(sql`select id from company c where not is_platform
      and not exists (select from vehicle_category v where v.company_id = c.id)`);
    expect(without).toEqual([]);
  });
});

function isUsual(rule: Rule | undefined, value: string): boolean {
  const result = rule?.check(value);
  return result?.ok === true && result.warnings.length === 0 && result.canonical === value;
}
