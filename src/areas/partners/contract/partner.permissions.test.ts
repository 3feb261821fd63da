import { describe, expect, it } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { namesIn } from '#kernel/permission.ts';
import { PARTNER_KINDS } from '../rules/partner-kind.ts';
import { PARTNER_RIGHTS, seesPartnersOf, visibleCountries } from './partner.permissions.ts';

describe('the countries a reader sees', () => {
  it('are those whose list permission the reader holds', () => {
    const held = new Set(['client-read', 'client-list-bo', 'client-list-pe', 'transport-company-list-cl']);
    expect(visibleCountries('client', held)).toEqual(['BO', 'PE']);
  });

  it('are none without the right to read, and none without a list permission', () => {
    expect(visibleCountries('client', new Set(['client-list-bo']))).toEqual([]);
    expect(visibleCountries('transport', new Set(['provider-read', 'client-list-bo']))).toEqual([]);
  });

  it('are all where a kind has no lists by country', () => {
    expect(visibleCountries('external', new Set(['external-company-write']))).toEqual([...COUNTRY_CODES]);
  });

  it('match the permissions that a notification requires', () => {
    for (const code of COUNTRY_CODES) {
      const held = new Set(namesIn(seesPartnersOf('transport', code)));
      expect(visibleCountries('transport', held)).toEqual([code]);
    }
  });
});

it.each(PARTNER_KINDS)('every permission for %s is in the catalogue', (kind) => {
  const { read, write, download } = PARTNER_RIGHTS[kind];
  const names = [read, write, download, ...COUNTRY_CODES.map((code) => seesPartnersOf(kind, code))].flatMap(namesIn);
  expect(names.filter((name) => !PERMISSION_CATALOGUE.has(name))).toEqual([]);
});
