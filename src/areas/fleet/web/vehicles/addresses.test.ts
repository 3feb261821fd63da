import { describe, expect, it } from 'vitest';
import {
  claimsAddress,
  createAddress,
  detailAddress,
  listAddress,
  taskIn,
  taskSearch,
  updateAddress,
} from './addresses.ts';

describe('the addresses of vehicles', () => {
  it('are those of each fleet, with its own path segment for the details', () => {
    expect([listAddress('ownTruck'), createAddress('spotTruck')]).toEqual([
      '/transportUnit',
      '/transportUnitSpot/create',
    ]);
    expect(detailAddress('ownTruck', 'x')).toBe('/transportUnit/details/x');
    expect(detailAddress('spotSemitrailer', 'x')).toBe('/semitruckSpot/detail/x');
    expect(updateAddress('ownSemitrailer', 'x')).toBe('/semitruck/update/x');
    expect(claimsAddress('ownTruck')).toBe('/transportUnit?tab=claims');
  });

  it('open one task at a time, and keep the state of the list', () => {
    expect(taskSearch(new URLSearchParams('search=abc&driver=y'), 'trailers', 'x')).toBe('?search=abc&trailers=x');
    expect(taskSearch(new URLSearchParams(), 'find')).toBe('?find=true');
  });

  it('contain what is open', () => {
    expect(taskIn(new URLSearchParams('search=abc&device=x'))).toEqual({ task: 'device', value: 'x' });
    expect(taskIn(new URLSearchParams('search=abc'))).toBeNull();
  });
});
