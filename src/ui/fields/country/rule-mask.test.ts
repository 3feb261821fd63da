import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from '#countries/country.ts';
import { hintOf, ruleMask } from './rule-mask.ts';

const chile = countryOf('CL').personalDocuments[0]!.rule;
const bolivia = countryOf('BO');

describe('the mask of a national number', () => {
  it('accepts a pasted number with any separators', () => {
    const mask = ruleMask(chile);
    for (const pasted of ['12.345.678-5', '12345678-5', ' 12 345 678 / 5 ']) {
      expect(mask.show(mask.read(pasted, '', true))).toBe('12.345.678-5');
    }
  });

  it("keeps Chile's K and writes it in upper case", () => {
    expect(ruleMask(chile).read('12.345.678-k', '', true)).toBe('12345678K');
  });

  it('drops letters where only digits are allowed', () => {
    expect(ruleMask(bolivia.personalDocuments[0]!.rule).read('45a6 789', '', false)).toBe('456789');
  });

  it('ignores one key too many, but keeps a pasted text whole', () => {
    const mask = ruleMask(bolivia.driverLicence);
    expect(mask.read('12345678901', '1234567890', false)).toBe('1234567890');
    expect(mask.read('1234567890123', '', true)).toBe('1234567890123');
  });

  it('fills up short old numbers when the field is left', () => {
    const mask = ruleMask(chile);
    expect(mask.show(mask.complete?.('12345678') ?? '')).toBe('01.234.567-8');
    expect(mask.complete?.('12')).toBe('12');
  });

  it('writes the hyphen of a plate as soon as letters follow the digits', () => {
    const mask = ruleMask(bolivia.plate);
    expect(mask.show(mask.read('1234', '', true))).toBe('1234');
    expect(mask.show(mask.read('1234a', '', true))).toBe('1234-A');
    expect(mask.show(mask.read('1234 abc', '', true))).toBe('1234-ABC');
  });

  it.each(
    COUNTRIES.flatMap(({ code, taxId, driverLicence, plate, personalDocuments }) =>
      [taxId.person, taxId.company, driverLicence, plate, ...personalDocuments.map(({ rule }) => rule)].map(
        (rule, at) => [`${code} ${at}`, rule] as const,
      ),
    ),
  )('reads back what it shows, character by character (%s)', (_, rule) => {
    const mask = ruleMask(rule);
    let typed = '';
    for (const key of '123456789012345') {
      const next = mask.read(mask.show(typed) + key, typed, false);
      expect(mask.read(mask.show(next), next, false)).toBe(next);
      typed = next;
    }
    expect(typed.length).toBe(Math.min(15, rule.max));
  });
});

describe('the hint', () => {
  it('says how many digits are expected, the range, or an example', () => {
    expect(hintOf({ kind: 'digits', min: 8, max: 8 })).toEqual({ key: 'digits.exact', params: { count: 8 } });
    expect(hintOf({ kind: 'digits', min: 7, max: 10 })).toEqual({ key: 'digits.range', params: { min: 7, max: 10 } });
    expect(hintOf({ kind: 'characters', min: 1, max: 13 })).toEqual({ key: 'characters.max', params: { max: 13 } });
    expect(hintOf(chile.hint)).toEqual({ key: 'pattern', params: { pattern: 'xx.xxx.xxx-x' } });
  });
});
