import { describe, expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { formatAmount, fromCents, toCents } from '#kernel/money.ts';
import { marksOf, showNumber } from '#kernel/numbers.ts';
import { numberMask, numberProblem, steppedNumber } from './number-text.ts';

const number = (language: Language, decimals = 3) =>
  numberMask({
    language,
    decimals,
    show: (text) => showNumber(text, language),
    group: marksOf(language).group,
  });
const money = (language: Language) =>
  numberMask({
    language,
    decimals: 2,
    show: formatAmount,
    group: ',',
    hold: (text) => fromCents(toCents(text)),
  });

describe('a typed number', () => {
  it('stays as typed, is held as a decimal text, and is written by the country when the field is left', () => {
    const mask = number('pt-BR');
    expect(mask.store('27.500,5')).toBe('27500.5');
    expect(mask.show('27500,5')).toBe('27500,5');
    expect(mask.complete?.('27500,5')).toBe('27.500,5');
    expect(mask.restore?.('27500.5')).toBe('27.500,5');
    expect(mask.store('  ')).toBe('');
  });

  it.each(['-50', '1e5', '12.5.3'])('%s is kept as it is, and is no value', (typed) => {
    const mask = number('pt-BR');
    expect(mask.complete?.(typed)).toBe(typed);
    expect(Number.isFinite(Number(mask.store(typed))) && mask.store(typed) === typed).toBe(false);
    expect(mask.restore?.(mask.store(typed))).toBe(typed);
    expect(numberProblem(mask.store(typed), { language: 'pt-BR', decimals: 3 })).toBeDefined();
  });

  it('a text that is ambiguous in its country is never taken for a decimal text', () => {
    const mask = money('es-MX');
    expect(mask.store('1.234')).toBe('1.234 ');
    expect(mask.restore?.('1.234 ')).toBe('1.234');
    expect(numberProblem('1.234 ', { language: 'es-MX', decimals: 2 })).toMatchObject({ code: 'plainThousands' });
  });

  it('a key in a finished number takes its groups away, a pasted text keeps its own', () => {
    const mask = number('es-AR');
    expect(mask.read('12.5007', '12.500', false, true)).toBe('125007');
    expect(mask.read('1.234', '12.500', true, false)).toBe('1.234');
    expect(mask.read('12.5', '12.', false, true)).toBe('12.5');
    expect(mask.read('12.', '12', false, true)).toBe('12.');
  });

  it('that could not be read keeps its signs while it is corrected', () => {
    expect(number('pt-BR').read('12.5.', '12.5.3', false, true)).toBe('12.5.');
    expect(money('pt-BR').read('12,50', '12,500', false, true)).toBe('12,50');
    expect(money('pt-BR').store('12,50')).toBe('12.50');
  });
});

describe('money', () => {
  it.each(['pt-BR', 'es-AR', 'es-MX', 'en-MX'] as const)('in %s is shown as 12,500.00 and read again', (language) => {
    const mask = money(language);
    expect(mask.restore?.('12500.00')).toBe('12,500.00');
    expect(mask.store('12,500.00')).toBe('12500.00');
    expect(mask.complete?.('12500')).toBe('12,500.00');
  });

  it('may lose its decimals by key without becoming ambiguous', () => {
    expect(money('pt-BR').read('12,500.0', '12,500.00', false, true)).toBe('12500.0');
    expect(money('pt-BR').store('12,500')).toBe('12,500 ');
  });
});

it('the arrow keys step from what is there, stop at the limits, and keep the decimals', () => {
  const limits = { min: 0, max: 20 };
  expect(steppedNumber('4', 1, limits)).toBe('5');
  expect(steppedNumber('0', -1, { min: 1, max: 9 })).toBe('1');
  expect(steppedNumber('20', 1, limits)).toBe('20');
  expect(steppedNumber('0.1', 0.2, limits)).toBe('0.3');
  expect(steppedNumber('17.505', 1, limits)).toBe('18.505');
});
