import { describe, expect, it } from 'vitest';
import { chosenFirst, groupsOf, isChosen, toggled } from './chosen-values.ts';

describe('chosen options', () => {
  it('keep ids that share a label together', () => {
    expect(groupsOf('a~b, c,,c')).toEqual(['a~b', 'c']);
    expect(toggled('a~b', 'c')).toBe('a~b,c');
    expect(toggled('a~b,c', 'a~b')).toBe('c');
  });

  it('are recognised when their label has gained or lost an id', () => {
    expect(isChosen('a~b', 'b~d')).toBe(true);
    expect(isChosen('a~b', 'ab')).toBe(false);
    expect(toggled('a~b,c', 'b~d')).toBe('c');
  });

  it('are all removed by "all"', () => {
    expect(toggled('a~b,c', '-1')).toBe('');
    expect(groupsOf('a,-1')).toEqual([]);
  });
});

describe('the order of the options', () => {
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
});
