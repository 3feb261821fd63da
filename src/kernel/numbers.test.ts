import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { showNumber, showRounded } from './numbers.ts';
import { readTypedNumber } from './typed-number.ts';

describe('a number', () => {
  it.each([
    [250.488, '250,488', '250.488'],
    [1082.9, '1.082,9', '1,082.9'],
    ['5.4538', '5,4538', '5.4538'],
    ['5.453800', '5,4538', '5.4538'],
    ['28.000', '28', '28'],
    ['100', '100', '100'],
    ['0.000', '0', '0'],
    [0, '0', '0'],
    [1000, '1.000', '1,000'],
    [-1234567.5, '-1.234.567,5', '-1,234,567.5'],
    [0.1 + 0.2, '0,3', '0.3'],
    [0.0000001, '0,0000001', '0.0000001'],
    ['12 t', '12 t', '12 t'],
  ])('%s is written %s in Brazil and Argentina, %s in Mexico and Peru', (value, comma, point) => {
    expect([showNumber(value, 'pt-BR'), showNumber(value, 'es-AR')]).toEqual([comma, comma]);
    expect([showNumber(value, 'es-MX'), showNumber(value, 'es-PE'), showNumber(value, 'en-MX')]).toEqual(
      Array(3).fill(point),
    );
  });

  it('keeps its decimals where they are always shown', () => {
    expect(showRounded(4, 1, 'pt-BR')).toBe('4,0');
    expect(showRounded(4.26, 1, 'es-PE')).toBe('4.3');
  });

  it.each(LANGUAGES)('is read again as it is shown in %s', (language) => {
    for (const number of ['0', '0.5', '999', '1000', '12500', '27500.5', '1234567.891'])
      expect(readTypedNumber(showNumber(number, language), { language, decimals: 3 })).toEqual({ number });
  });
});
