import { expect, it } from 'vitest';
import { chosenList, LIST_PARAM, listSearch } from './chosen-list.ts';

it('the address of a list leads back to it', () => {
  for (const chosen of [
    { kind: 'truck', country: 'BR' },
    { kind: 'semitrailer', country: undefined },
  ] as const) {
    expect(chosenList(listSearch(chosen)[LIST_PARAM] ?? null)).toEqual(chosen);
  }
});

it('an address of no list opens that of drivers of the own country', () => {
  for (const text of [null, '', 'driver', 'ship', '.', 'driver.XX', 'ship.']) {
    expect(chosenList(text)).toEqual({ kind: 'driver', country: undefined });
  }
});
