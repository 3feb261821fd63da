import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldProblems } from './field-problem.ts';
import { patternProblem, type TextPattern, withPatterns } from './text-patterns.ts';

const cases: [TextPattern, string[], string[]][] = [
  ['letters', ['José da Silva', 'Ñuñoa', ''], ['R2D2', 'Ana-María', 'a\nb']],
  ['noEdgeSpaces', ['a b', 'x', ''], [' a', 'a ', ' ']],
  ['digits', ['0123', ''], ['12a', '1.2', '-1', '１２']],
  ['twoDecimals', ['1', '1.5', '10.25', ''], ['1.234', '1,5', '.5', '-1', '1e3']],
  ['email', ['ana@empresa.com.br', ''], ['ana', 'ana@', 'a b@c.de']],
  ['noDoubleSpaces', ['a b c', ''], ['a  b', 'a \n b']],
  ['fewSpecialCharacters', ['Av. 6 de Agosto #12, 3º (fundos) – no'.replace('–', '-'), ''], ['<b>', 'a{b}', 'x|y']],
];

describe.each(cases)('the pattern %s', (pattern, good, bad) => {
  it.each(good)('accepts %j', (text) => {
    expect(patternProblem(text, [pattern])).toBeUndefined();
  });

  it.each(bad)('refuses %j', (text) => {
    expect(patternProblem(text, [pattern])?.code).toEqual(expect.any(String));
  });
});

it('reports the first pattern that is not met, with its number', () => {
  expect(patternProblem('1.234 ', ['noEdgeSpaces', 'twoDecimals'])).toEqual({ code: 'edges' });
  expect(patternProblem('1.234', ['noEdgeSpaces', 'twoDecimals'])).toEqual({ code: 'decimals', params: { count: 2 } });
});

it('a shape with patterns reports the problem with the same code', () => {
  const parsed = z.object({ weight: withPatterns(z.string(), 'twoDecimals') }).safeParse({ weight: '1.234' });
  expect(fieldProblems(parsed.error?.issues ?? [])).toEqual({ weight: { code: 'decimals', params: { count: 2 } } });
});
