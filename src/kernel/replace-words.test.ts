import { expect, it } from 'vitest';
import { replaceWords } from './replace-words.ts';

const tree = {
  columns: { plate: 'Placa', driver: 'Conductor', city: 'Ciudad' },
  notices: { plates: 'Las placas de {{driver}} y su conductor', none: 'Nada' },
  empty: { title: 'Sin datos' },
};

it('replaces the words of a country everywhere, and contains only what differs', () => {
  expect(replaceWords(tree, { placa: 'patente', conductor: 'chofer' })).toEqual({
    columns: { plate: 'Patente', driver: 'Chofer' },
    notices: { plates: 'Las patentes de {{driver}} y su chofer' },
  });
});

it('leaves a word alone that only ends like one of them', () => {
  expect(replaceWords({ a: 'Semiconductor' }, { conductor: 'chofer' })).toEqual({});
});

it('exchanges words in one pass, keeps their case and leaves the names of placeholders alone', () => {
  const words = { driver: 'operator', operator: 'coordinator' };
  expect(replaceWords({ a: 'The operator calls DRIVER {{driver}}', b: '{{driver}}' }, words)).toEqual({
    a: 'The coordinator calls OPERATOR {{driver}}',
  });
});
