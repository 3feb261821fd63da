import { expect, it } from 'vitest';
import { filed, stillSelected, toggled } from './gallery-document.ts';

const file = { url: '/a', fileName: 'a.pdf' };
const soat = { type: 'soat', label: 'SOAT', file };
const ruat = { type: 'ruat', label: 'RUAT', file: null };

it('only places with a document can be looked at', () => {
  expect(filed([ruat, soat])).toEqual([soat]);
});

it('a document that was removed is selected no longer', () => {
  const selected = new Set(['soat', 'ruat', 'crlv']);
  expect(stillSelected(selected, [soat, ruat])).toEqual([soat]);
});

it('choosing twice is choosing nothing', () => {
  const once = toggled(new Set(), 'soat');
  expect([...once]).toEqual(['soat']);
  expect([...toggled(once, 'soat')]).toEqual([]);
});
