import { describe, expect, it } from 'vitest';
import { matchesIn } from './matches.ts';

const marked = (text: string, search: string) =>
  matchesIn(text, search)
    .toReversed()
    .reduce((all, [from, to]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text);

describe('what a search found in a text', () => {
  it.each([
    ['Asunción', 'asuncion', '[Asunción]'],
    ['São Paulo → Córdoba', 'cor SAO', '[São] Paulo → [Cór]doba'],
    ['banana', 'an', 'b[anan]a'],
    ['Transportes Ñandú', 'nandu', 'Transportes [Ñandú]'],
    ['Lima', 'quito', 'Lima'],
    ['Lima', '', 'Lima'],
  ])('%s by %s is %s', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });

  it.each(['3410-FKX', '3410 fkx', '3410FKX', '3410fkx', '3410.fkx'])('a plate is found as %s', (typed) => {
    expect(marked('3410-FKX', typed)).toMatch(/^\[3410-?\]?-?\[?FKX\]$/);
    expect(marked('3410FKX', typed)).toBe('[3410FKX]');
  });

  it('letters alone are looked for as they were typed', () => {
    expect(marked('Santa Cruz', 'acru')).toBe('Santa Cruz');
  });
});
