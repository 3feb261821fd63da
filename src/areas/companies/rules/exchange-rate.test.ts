import { describe, expect, it } from 'vitest';
import { changedRates, ratedCurrencies, readRate } from './exchange-rate.ts';

describe('an exchange rate', () => {
  it.each([
    ['6.96', '6.96'],
    ['6.960', '6.96'],
    ['0007.50', '7.5'],
    ['1', '1'],
    ['0.000001', '0.000001'],
    ['999999999999.999999', '999999999999.999999'],
  ])('reads %s as %s', (typed, stored) => {
    expect(readRate(typed)).toBe(stored);
  });

  it.each(['0', '0.000000', '-1', '+1', '1e3', '', '.5', '5.', '1,5', '0.0000001', '1234567890123', 'NaN'])(
    'does not read "%s"',
    (typed) => {
      expect(readRate(typed)).toBeUndefined();
    },
  );

  it('exists for every currency but the own one', () => {
    const currencies = ratedCurrencies('BOB');
    expect(currencies).toContain('USD');
    expect(currencies).not.toContain('BOB');
  });

  it('is added to the history only where it differs', () => {
    const inForce = [
      { currency: 'USD', rate: '6.96' },
      { currency: 'BRL', rate: '1.300000' },
    ] as const;
    const wanted = [
      { currency: 'USD', rate: '6.97' },
      { currency: 'BRL', rate: '1.3' },
      { currency: 'PEN', rate: '1.85' },
    ] as const;
    expect(changedRates(inForce, wanted).map(({ currency }) => currency)).toEqual(['USD', 'PEN']);
  });
});
