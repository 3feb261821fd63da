import { describe, expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import type { Cell } from './cell.ts';
import type { ImportColumn } from './import-column.ts';
import { readCell } from './read-cell.ts';

const text = (value: string): Cell => ({ kind: 'text', text: value });
const number = (value: number): Cell => ({ kind: 'number', number: value });
const CHOICES = new Map([['caminhao rigido', 'rigid']]);

function read(kind: ImportColumn['kind'], cell: Cell | undefined, language: Language = 'pt-BR'): string | undefined {
  const reading = readCell({ kind }, cell, CHOICES, language);
  return 'problem' in reading ? `!${reading.problem.code}` : reading.value;
}

describe('a text cell', () => {
  it('keeps the typed text, without spaces around it', () => {
    expect(read('text', text('  José da Silva '))).toBe('José da Silva');
    expect(read('text', text('   '))).toBeUndefined();
    expect(read('text', undefined)).toBeUndefined();
  });

  it('reads a number as its digits, never with an exponent', () => {
    expect(read('text', number(12345678901))).toBe('12345678901');
    expect(read('text', number(71234567))).toBe('71234567');
    expect(read('text', number(1e15))).toBe('!roundedNumber');
  });

  it('refuses characters that cannot be stored, and formulas without a result', () => {
    expect(read('text', text('a\u0000b'))).toBe('!characters');
    expect(read('text', { kind: 'failure', text: '#REF!' })).toBe('!cellFailure');
    expect(read('text', { kind: 'formula' })).toBe('!formulaWithoutValue');
  });
});

it.each([
  [{ kind: 'day', day: '1985-03-01' } as const, '1985-03-01'],
  [text('01/03/1985'), '1985-03-01'],
  [text('1/3/1985'), '1985-03-01'],
  [text('01-03-1985'), '1985-03-01'],
  [text('01.03.1985 00:00'), '1985-03-01'],
  [text('1985-03-01'), '1985-03-01'],
  [text('31/02/1985'), '!date'],
  [text('03/25/1985'), '!date'],
  [text('1 de marzo'), '!date'],
  [number(31107), '!date'],
  [{ kind: 'day', day: '1899-12-31' } as const, '!date'],
])('the day %o is read as %s', (cell, expected) => {
  expect(read('day', cell)).toBe(expected);
});

it.each([
  [number(28.5), '28.5', '28.5'],
  [number(0.1 + 0.2), '0.3', '0.3'],
  [text('28,5'), '28.5', '28.5'],
  [text('28.5'), '28.5', '28.5'],
  [text('1.234,56'), '1234.56', '1234.56'],
  [text('1,234.56'), '1234.56', '1234.56'],
  [text('1.500'), '1500', '!ambiguousNumber'],
  [text('1,500'), '!ambiguousNumber', '1500'],
  [text('0,500'), '0.5', '0.5'],
  [text('1.234.567'), '1234567', '1234567'],
  [text('1 500'), '1500', '1500'],
  [text('-3'), '-3', '-3'],
  [text('1.23.4'), '!number', '!number'],
  [text('30 tn'), '!number', '!number'],
  [text(','), '!number', '!number'],
  [{ kind: 'flag', flag: true } as const, '!number', '!number'],
])('the number %o is read as %s in Brazil and as %s in Mexico', (cell, brazil, mexico) => {
  expect([read('decimal', cell), read('decimal', cell, 'es-MX')]).toEqual([brazil, mexico]);
});

it('refuses a whole number with a fraction', () => {
  expect([read('whole', number(2020)), read('whole', text('2020')), read('whole', text('20,5'))]).toEqual([
    '2020',
    '2020',
    '!integer',
  ]);
});

it('reads yes and no in every language', () => {
  const words = ['Sim', 'SÍ', 'yes', 'x', 'Não', 'no', '0'];
  expect(words.map((word) => read('flag', text(word)))).toEqual([
    'true',
    'true',
    'true',
    'true',
    'false',
    'false',
    'false',
  ]);
  expect([read('flag', { kind: 'flag', flag: false }), read('flag', text('talvez'))]).toEqual(['false', '!choice']);
});

it('reads a choice by its folded name', () => {
  expect(read('choice', text('CAMINHÃO-RÍGIDO'))).toBe('rigid');
  expect(read('choice', text('bicicleta'))).toBe('!choice');
});
