import { describe, expect, it } from 'vitest';
import { dayProblem, isOld, largeMove, newRates, ratedCurrencies, readRate } from './exchange-rate.ts';

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

  it('is added to the history where it differs, or where the known one is old', () => {
    const validFrom = '2026-03-10';
    const inForce = [
      { currency: 'USD', rate: '6.96', validFrom: '2026-03-09' },
      { currency: 'BRL', rate: '1.300000', validFrom: '2026-03-03' },
      { currency: 'CLP', rate: '0.0073', validFrom: '2026-03-02' },
      undefined,
    ] as const;
    const wanted = [
      { currency: 'USD', rate: '6.97', validFrom },
      { currency: 'BRL', rate: '1.3', validFrom },
      { currency: 'CLP', rate: '0.0073', validFrom },
      { currency: 'PEN', rate: '1.85', validFrom },
    ] as const;
    expect(newRates(inForce, wanted).map(({ currency }) => currency)).toEqual(['USD', 'CLP', 'PEN']);
  });

  it.each([
    ['2026-03-10', undefined],
    ['2026-04-10', undefined],
    ['2026-04-11', 'tooFarAhead'],
    ['2016-01-01', undefined],
    ['2015-12-31', 'tooLongAgo'],
  ])('said on 10 March for %s: %s', (day, problem) => {
    expect(dayProblem(day, '2026-03-10')).toBe(problem);
  });

  it('is old after seven days', () => {
    expect(isOld('2026-03-03', '2026-03-10')).toBe(false);
    expect(isOld('2026-03-02', '2026-03-10')).toBe(true);
  });

  it.each([
    ['6.96', '8.35', undefined],
    ['6.96', '8.5', 22],
    ['6.96', '69.6', 900],
    ['6.96', '5.4', -22],
    [undefined, '5.4', undefined],
  ])('from %s to %s moves by %s', (from, to, percent) => {
    expect(largeMove(from, to)).toBe(percent);
  });
});
