import { expect, it } from 'vitest';
import { filed, stillSelected, toggled } from './gallery-document.ts';

const file = { url: '/a', fileName: 'a.pdf' };
const soat = { type: 'soat', label: 'SOAT', file };
const ruat = { type: 'ruat', label: 'RUAT', file: null };

it('only slots with a document can be viewed', () => {
  expect(filed([ruat, soat])).toEqual([soat]);
});

it('a removed document is no longer selected', () => {
  const selected = new Set(['soat', 'ruat', 'crlv']);
  expect(stillSelected(selected, [soat, ruat])).toEqual([soat]);
});

it('choosing twice deselects', () => {
  const once = toggled(new Set(), 'soat');
  expect([...once]).toEqual(['soat']);
  expect([...toggled(once, 'soat')]).toEqual([]);
});
