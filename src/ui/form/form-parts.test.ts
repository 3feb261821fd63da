import { describe, expect, it } from 'vitest';
import { isSame, partsOf, valueAt } from './form-parts.ts';

describe('the parts of a form', () => {
  it('are its fields, lists, places and prices as a whole, and what has no field', () => {
    const values = {
      dates: { loadingDate: null, deliveryDate: null },
      origin: { cityId: 'a', address: null },
      loads: [{ value: '1' }],
      version: 3,
    };
    const fields = ['dates.loadingDate', 'dates.deliveryDate', 'origin.cityId', 'origin.address', 'loads.0.value'];
    expect(partsOf(values, fields)).toEqual(['dates.loadingDate', 'dates.deliveryDate', 'origin', 'loads', 'version']);
  });

  it('are found in the values', () => {
    expect(valueAt({ dates: { loadingDate: '2026-01-01' } }, 'dates.loadingDate')).toBe('2026-01-01');
    expect(valueAt({ dates: null }, 'dates.loadingDate')).toBeUndefined();
  });
});

describe('two values are the same', () => {
  it('when they are only written differently', () => {
    expect(isSame(undefined, null)).toBe(true);
    expect(isSame({ a: [1] }, { a: [1] })).toBe(true);
    expect(isSame('27', '28')).toBe(false);
  });

  it('when a link to the same file was signed again', () => {
    const link = (signature: string) => ({ url: `/api/files/7/content?expires=9&signature=${signature}` });
    expect(isSame(link('x'), link('y'))).toBe(true);
    expect(isSame({ url: '/api/files/8/content' }, link('y'))).toBe(false);
  });
});
