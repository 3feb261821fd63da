import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './country-type.ts';
import { easterSunday, holidaysOf } from './holidays.ts';

const days = (country: (typeof COUNTRY_CODES)[number], name: string, from = '2026-01-01') =>
  holidaysOf(country, from)
    .filter((holiday) => holiday.name === name)
    .map(({ day }) => day);

describe('holidays', () => {
  it('know Easter', () => {
    const sundays = [2024, 2025, 2026, 2027, 2038].map((year) =>
      new Date(easterSunday(year)).toISOString().slice(0, 10),
    );
    expect(sundays).toEqual(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25']);
  });

  it('follow Easter: Carnival, Good Friday, Corpus Christi', () => {
    expect(days('BR', 'Carnaval')).toEqual(['2026-02-16', '2026-02-17']);
    expect(days('BO', 'Viernes Santo')).toEqual(['2026-04-03']);
    expect(days('BO', 'Corpus Christi')).toEqual(['2026-06-04']);
  });

  it('are Mondays where the law says so', () => {
    expect(days('MX', 'Constitución')).toEqual(['2026-02-02']);
    expect(days('MX', 'Benito Juárez')).toEqual(['2026-03-16']);
    expect(days('MX', 'Revolución')).toEqual(['2026-11-16']);
  });

  it('move to a weekend where the law says so', () => {
    expect(days('AR', 'Martín Miguel de Güemes')).toEqual(['2026-06-15']);
    expect(days('AR', 'Soberanía Nacional')).toEqual(['2026-11-23']);
    expect(days('CL', 'San Pedro y San Pablo')).toEqual(['2026-06-29']);
    expect(days('CL', 'Iglesias Evangélicas', '2028-01-01')).toEqual(['2028-10-27']);
  });

  it('are those of the next twelve months, in their order, in every country', () => {
    for (const country of COUNTRY_CODES) {
      const found = holidaysOf(country, '2026-11-17').map(({ day }) => day);
      expect(found).toEqual([...found].sort());
      expect(found.length).toBeGreaterThan(6);
      expect(found[0]! >= '2026-11-17' && found.at(-1)! < '2027-11-17').toBe(true);
    }
  });
});
