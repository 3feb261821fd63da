import { expect, it } from 'vitest';
import { tagPlace } from './shown-tags.ts';

it('two tags are shown, the third place counts the rest, the others are hidden', () => {
  const places = Array.from({ length: 5 }, (_, at) => tagPlace(at, 5));
  expect(places).toEqual([
    { kind: 'tag' },
    { kind: 'tag' },
    { kind: 'rest', count: 3 },
    { kind: 'hidden' },
    { kind: 'hidden' },
  ]);
});

it('nothing is counted while everything fits', () => {
  expect(Array.from({ length: 2 }, (_, at) => tagPlace(at, 2))).toEqual([{ kind: 'tag' }, { kind: 'tag' }]);
});
