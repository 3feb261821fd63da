import { expect, it } from 'vitest';
import { wordProblem } from './word-problems.ts';

it.each([
  ['Viagens', 'Ordens de carga', undefined],
  ['R$ & cia. (100%)', 'Ordens de carga', undefined],
  ['<b>Viagens</b>', 'Ordens de carga', 'characters'],
  ['Viagens {{count}}', 'Ordens de carga', 'characters'],
  ['$t(errors.general)', 'Ordens de carga', 'characters'],
  ['{{count}} viagens', '{{count}} ordens', undefined],
  ['Viagens', '{{count}} ordens', 'placeholders'],
  ['{{count}} viagens de {{name}}', '{{count}} ordens', 'characters'],
  ['{{count}} viagens {{count}}', '{{count}} ordens', 'characters'],
])('"%s" instead of "%s": %s', (said, product, code) => {
  expect(wordProblem(said, product)?.code).toBe(code);
});
