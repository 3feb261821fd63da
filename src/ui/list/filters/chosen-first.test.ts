import { expect, it } from 'vitest';
import { chosenFirst } from './chosen-first.ts';

const all = { _id: -1, name: 'Todos' };
const [andes, pampa, sul] = [
  { _id: 'a~b', name: 'Andes' },
  { _id: 'p', name: 'Pampa' },
  { _id: 's', name: 'Sul' },
];

it('chosen options come right after "all", once, even when they are on a page not loaded yet', () => {
  expect(chosenFirst([all, andes, pampa], [sul, pampa])).toEqual([all, sul, pampa, andes]);
});

it('a label is offered with all of its ids, though fewer were chosen', () => {
  expect(chosenFirst([all, pampa, andes], [{ _id: 'a', name: 'Andes' }])).toEqual([all, andes, pampa]);
});

it('nothing chosen leaves the order as the server gave it', () => {
  expect(chosenFirst([all, andes, pampa], [])).toEqual([all, andes, pampa]);
});
