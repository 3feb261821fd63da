import { describe, expect, it } from 'vitest';
import { amountMask, cleanAmount, groupThousands, readPastedAmount, stepAmount } from './amount-text.ts';

describe('a pasted amount', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['1.234', '1234'],
    ['12,5', '12.5'],
    ['Bs 1 234,00', '1234.00'],
    ['R$ 0,99', '0.99'],
    [',5', '0.5'],
    ['-250', '250'],
    ['10.', '10'],
    ['no number', ''],
  ])('%j is read as %j', (text, amount) => {
    expect(readPastedAmount(text)).toBe(amount);
  });
});

describe('a typed amount', () => {
  it.each([
    ['-5', '5'],
    ['+5', '5'],
    ['1e5', '15'],
    ['007', '7'],
    ['0', '0'],
    ['1.239', '1.23'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['12345678901234567', '123456789012345'],
  ])('%j becomes %j', (text, amount) => {
    expect(cleanAmount(text, 2)).toBe(amount);
  });

  it('has no point where decimals are not wanted', () => {
    expect(cleanAmount('12.5', 0)).toBe('12');
  });

  it('is grouped while it grows, and kept without a trailing point', () => {
    expect(groupThousands('1234567.8')).toBe('1,234,567.8');
    expect(groupThousands('999')).toBe('999');
    expect(amountMask({ decimals: 2, grouped: true }).store('12.')).toBe('12');
  });
});

describe('the arrow keys', () => {
  it('step from what is there, from nothing, and stop at the limits', () => {
    expect(stepAmount('4', 1)).toBe('5');
    expect(stepAmount('', 1)).toBe('1');
    expect(stepAmount('1', -1, { min: 1 })).toBe('1');
    expect(stepAmount('20', 1, { max: 20 })).toBe('20');
    expect(stepAmount('0.1', 0.2)).toBe('0.3');
  });
});
