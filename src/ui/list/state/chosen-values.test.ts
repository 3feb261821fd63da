import { describe, expect, it } from 'vitest';
import { groupsOf, isChosen, toggled } from './chosen-values.ts';

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
