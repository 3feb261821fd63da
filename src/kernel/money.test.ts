import { describe, expect, it } from 'vitest';
import { amountShape, formatAmount, fromCents, toCents } from './money.ts';

describe('money', () => {
  it.each([
    ['0', 0n, '0.00'],
    ['1234567.8', 123_456_780n, '1,234,567.80'],
    ['-0.05', -5n, '-0.05'],
    ['999999999999999.99', 99_999_999_999_999_999n, '999,999,999,999,999.99'],
  ])('%s is %s cents and reads %s', (amount, cents, shown) => {
    expect(toCents(amount)).toBe(cents);
    expect(toCents(fromCents(cents))).toBe(cents);
    expect(formatAmount(amount)).toBe(shown);
  });

  it.each(['', '1.234', '1e5', '1,5', 'NaN', '--1', '1234567890123456'])('%j is not an amount', (text) => {
    expect(amountShape.safeParse(text).success).toBe(false);
  });
});
