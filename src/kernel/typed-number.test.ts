import { describe, expect, it } from 'vitest';
import type { Language } from './language.ts';
import { readTypedNumber } from './typed-number.ts';

const COMMA: readonly Language[] = ['pt-BR', 'es', 'es-AR', 'es-BO', 'es-PY', 'es-UY', 'es-CL'];
const POINT: readonly Language[] = ['es-PE', 'es-MX', 'en', 'en-MX'];

const read = (language: Language, text: string, decimals: number, beside: readonly string[] = []) => {
  const result = readTypedNumber(text, { language, decimals, beside });
  return 'number' in result ? result.number : result.problem.code;
};

/** What is typed, how many decimals the field has, and what it gives in comma countries and in point countries. */
const TABLE: readonly (readonly [text: string, decimals: number, comma: string, point: string])[] = [
  ['12.500', 2, '12500', 'ambiguousNumber'],
  ['12,500', 2, 'ambiguousNumber', '12500'],
  ['12.500', 3, '12500', '12.5'],
  ['12,500', 3, '12.5', '12500'],
  ['12.500', 0, '12500', 'plainThousands'],
  ['12,000', 0, 'ambiguousNumber', '12000'],
  ['1.239', 2, '1239', 'plainThousands'],
  ['1.234.567', 2, '1234567', '1234567'],
  ['1,234,567', 2, '1234567', '1234567'],
  ['1.234.567,89', 2, '1234567.89', '1234567.89'],
  ['27.500,5', 3, '27500.5', '27500.5'],
  ['1.250,5', 1, '1250.5', '1250.5'],
  ['12,500.00', 2, '12500', '12500'],
  ['12.500,00', 2, '12500', '12500'],
  ['1,234.50', 2, '1234.5', '1234.5'],
  ['12,5', 2, '12.5', '12.5'],
  ['12.5', 2, '12.5', '12.5'],
  ['5.4538', 6, '5.4538', '5.4538'],
  ['5,4538', 6, '5.4538', '5.4538'],
  ['0.500', 2, '0.5', '0.5'],
  ['0,500', 2, '0.5', '0.5'],
  ['12500', 2, '12500', '12500'],
  ['012', 0, '12', '12'],
  [',5', 2, '0.5', '0.5'],
  ['.5', 2, '0.5', '0.5'],
  ['12.', 2, '12', '12'],
  ['12,', 2, '12', '12'],
  ['12.500.', 2, '12500', 'ambiguousNumber'],
  ['1 234 567,5', 2, '1234567.5', '1234567.5'],
  ['1\u00a0234', 2, '1234', '1234'],
  ["1'234.5", 2, '1234.5', '1234.5'],
  ['+7', 0, '7', '7'],
  ['12,50000', 2, '12.5', '12.5'],
  ['12,2345', 2, 'decimals', 'decimals'],
  ['12,5', 0, 'integer', 'integer'],
  ['-50', 2, 'negative', 'negative'],
  ['−50', 2, 'negative', 'negative'],
  ['menos 50', 2, 'negative', 'negative'],
  ['1e5', 2, 'number', 'number'],
  ['12 5', 2, 'number', 'number'],
  ['1.23.4', 2, 'number', 'number'],
  ['1.2345,6', 2, 'number', 'number'],
  ['1,234,56', 2, 'number', 'number'],
  ['12..5', 2, 'number', 'number'],
  ['doze', 2, 'number', 'number'],
  ['-', 2, 'number', 'number'],
  [',', 2, 'number', 'number'],
  ['1234567890123456', 2, 'maxDigits', 'maxDigits'],
  ['12 vírgula 5', 2, '12.5', '12.5'],
  ['12 coma 5', 2, '12.5', '12.5'],
  ['12 punto 5', 2, '12.5', '12.5'],
  ['12 mil', 2, '12000', '12000'],
  ['12 mil e 500', 2, '12500', '12500'],
];

describe.each([...COMMA.map((language) => [language, 2] as const), ...POINT.map((language) => [language, 3] as const)])(
  'a number typed in %s',
  (language, column) => {
    it.each(TABLE.map((row) => [row[0], row[1], row[column]] as const))(
      '%j with %i decimals: %s',
      (text, decimals, value) => {
        expect(read(language, text, decimals)).toBe(value);
      },
    );
  },
);

describe('what stands beside a number', () => {
  it.each([
    ['R$ 1.234,50', ['BRL', 'R$'], '1234.5'],
    ['1.234,50 BRL', ['BRL', 'R$'], '1234.5'],
    ['$us 99', ['$', '$us'], '99'],
    ['27,5 TN', ['tn'], '27.5'],
    ['99,4%', ['%'], '99.4'],
    ['-R$ 50', ['R$'], 'number'],
    ['R$ -50', ['R$'], 'negative'],
  ])('%j with %j is read as %s', (text, beside, value) => {
    expect(read('pt-BR', text, 2, beside)).toBe(value);
  });

  it('another unit or currency is no part of the number', () => {
    expect(read('pt-BR', '27500 kg', 3, ['tn'])).toBe('number');
    expect(read('pt-BR', 'US$ 100', 2, ['R$', 'BRL'])).toBe('number');
  });
});

it('a number below zero is read where it makes sense', () => {
  const signed = (text: string) => readTypedNumber(text, { language: 'pt-BR', decimals: 1, signed: true });
  expect(['-18,5', '− 18', 'menos 18', '-0'].map(signed)).toEqual(
    ['-18.5', '-18', '-18', '0'].map((number) => ({ number })),
  );
});

it('an ambiguous number is answered with what it could be, in the writing of the country', () => {
  const ambiguous = (language: Language, text: string) => readTypedNumber(text, { language, decimals: 2 });
  expect(ambiguous('pt-BR', '12,500')).toEqual({
    problem: { code: 'ambiguousNumber', params: { small: '12,5', large: '12500' } },
  });
  expect(ambiguous('es-MX', '1.239')).toEqual({ problem: { code: 'plainThousands', params: { large: '1239' } } });
});
