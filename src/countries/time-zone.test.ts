import { describe, expect, it } from 'vitest';
import { asIfUtc, DEFAULT_ZONE, dayIn, instantIn, showInstant } from '#kernel/dates.ts';
import { COUNTRIES, countryOf, usualZone } from './country.ts';
import type { CountryCode } from './country-type.ts';
import { isZoneOf, timeZonesOf } from './time-zone.ts';

/** What clocks show at two in the morning UTC of a day in the southern summer and of one in the southern winter. */
const SUMMER = '2026-01-15T02:00:00Z';
const WINTER = '2026-07-15T02:00:00Z';

const ZONES: readonly [CountryCode, string, string, string][] = [
  ['BO', 'America/La_Paz', '14/01/2026 22:00', '14/07/2026 22:00'],
  ['PE', 'America/Lima', '14/01/2026 21:00', '14/07/2026 21:00'],
  ['CL', 'America/Santiago', '14/01/2026 23:00', '14/07/2026 22:00'],
  ['CL', 'America/Punta_Arenas', '14/01/2026 23:00', '14/07/2026 23:00'],
  ['CL', 'Pacific/Easter', '14/01/2026 21:00', '14/07/2026 20:00'],
  // Summer time all the year since October 2024.
  ['PY', 'America/Asuncion', '14/01/2026 23:00', '14/07/2026 23:00'],
  ['MX', 'America/Mexico_City', '14/01/2026 20:00', '14/07/2026 20:00'],
  ['MX', 'America/Cancun', '14/01/2026 21:00', '14/07/2026 21:00'],
  ['MX', 'America/Mazatlan', '14/01/2026 19:00', '14/07/2026 19:00'],
  ['MX', 'America/Hermosillo', '14/01/2026 19:00', '14/07/2026 19:00'],
  // The northern border follows the summer time of the United States.
  ['MX', 'America/Tijuana', '14/01/2026 18:00', '14/07/2026 19:00'],
  ['MX', 'America/Matamoros', '14/01/2026 20:00', '14/07/2026 21:00'],
  ['MX', 'America/Ciudad_Juarez', '14/01/2026 19:00', '14/07/2026 20:00'],
  ['BR', 'America/Sao_Paulo', '14/01/2026 23:00', '14/07/2026 23:00'],
  ['BR', 'America/Fortaleza', '14/01/2026 23:00', '14/07/2026 23:00'],
  ['BR', 'America/Cuiaba', '14/01/2026 22:00', '14/07/2026 22:00'],
  ['BR', 'America/Manaus', '14/01/2026 22:00', '14/07/2026 22:00'],
  ['BR', 'America/Rio_Branco', '14/01/2026 21:00', '14/07/2026 21:00'],
  ['BR', 'America/Noronha', '15/01/2026 00:00', '15/07/2026 00:00'],
  ['AR', 'America/Argentina/Buenos_Aires', '14/01/2026 23:00', '14/07/2026 23:00'],
  ['UY', 'America/Montevideo', '14/01/2026 23:00', '14/07/2026 23:00'],
];

describe('the time zones of the eight countries', () => {
  it('are all in this table', () => {
    const offered = COUNTRIES.flatMap((country) => timeZonesOf(country).map(({ id }) => [country.code, id]));
    expect(offered).toEqual(ZONES.map(([code, id]) => [code, id]));
  });

  it.each(ZONES)('%s, %s: %s in January and %s in July', (code, zone, summer, winter) => {
    expect(isZoneOf(countryOf(code), zone)).toBe(true);
    expect(showInstant(SUMMER, zone)).toBe(summer);
    expect(showInstant(WINTER, zone)).toBe(winter);
  });

  it.each(ZONES)('%s, %s: a day begins and ends at its own midnight', (_, zone) => {
    for (const day of ['2026-01-15', '2026-07-15']) {
      const midnight = instantIn(day, '00:00', zone);
      expect(dayIn(midnight, zone)).toBe(day);
      expect(dayIn(new Date(midnight.getTime() - 1), zone)).not.toBe(day);
      expect(asIfUtc(midnight, zone).toISOString()).toBe(`${day}T00:00:00.000Z`);
    }
  });

  it('propose the one of the capital or the largest city', () => {
    expect(COUNTRIES.map(({ code }) => usualZone(code))).toEqual([
      'America/La_Paz',
      'America/Lima',
      'America/Santiago',
      'America/Asuncion',
      'America/Mexico_City',
      'America/Sao_Paulo',
      'America/Argentina/Buenos_Aires',
      'America/Montevideo',
    ]);
    expect(usualZone(null)).toBe(DEFAULT_ZONE);
  });
});
