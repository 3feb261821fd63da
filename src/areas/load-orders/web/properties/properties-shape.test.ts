import { expect, it } from 'vitest';
import { fieldProblems } from '#kernel/field-problem.ts';
import { entryOf, keyFor, newEntry, propertiesShape } from './properties-shape.ts';

const seal = { ...newEntry(), name: 'Precinto', nameKey: 'precinto' };

function problemsOf(...properties: (typeof seal)[]) {
  const { error } = propertiesShape.safeParse({ properties });
  const found = Object.entries(fieldProblems(error?.issues ?? []));
  return Object.fromEntries(found.map(([field, { code }]) => [field, code]));
}

it('a property is sent as the server expects it, with one list choice per line', () => {
  const list = { ...seal, type: 'list' as const, values: ' Norte \n\nSur\n', regularExpression: '' };
  expect(propertiesShape.parse({ properties: [list] }).properties[0]).toMatchObject({
    nameKey: 'precinto',
    values: ['Norte', 'Sur'],
    maxLength: 40,
    regularExpression: null,
  });
});

it('fields that do not belong to the chosen type are left out', () => {
  const flag = { ...seal, type: 'flag' as const, values: 'Norte', regularExpression: '(', abbreviation: 'P-' };
  expect(propertiesShape.parse({ properties: [flag] }).properties[0]).toMatchObject({
    values: [],
    regularExpression: null,
    abbreviation: null,
  });
});

it('an expression the product cannot run is refused at its field', () => {
  expect(problemsOf({ ...seal, regularExpression: '^[A-Z]{2}$' })).toEqual({});
  expect(problemsOf({ ...seal, regularExpression: '(' })).toEqual({ 'properties.0.regularExpression': 'expression' });
  expect(problemsOf({ ...seal, regularExpression: '(a)\\1' })).toEqual({
    'properties.0.regularExpression': 'expression',
  });
});

it('a key is unique and contains only allowed characters', () => {
  expect(problemsOf(seal, seal)).toEqual({ 'properties.1.nameKey': 'alreadyRegistered' });
  expect(problemsOf({ ...seal, nameKey: '1 a' })).toEqual({ 'properties.0.nameKey': 'format' });
});

it('a list needs choices', () => {
  expect(problemsOf({ ...seal, type: 'list' })).toEqual({ 'properties.0.values': 'minItems' });
});

it.each([
  ['Número de lacre', 'numeroDeLacre'],
  ['  1ª Zona ', 'zona'],
  ['¿?', ''],
])('the key proposed for %s is %s', (name, key) => {
  expect(keyFor(name)).toBe(key);
});

it('a stored property opens as it was saved', () => {
  const saved = propertiesShape.parse({ properties: [{ ...seal, type: 'list', values: 'A\nB', number: 7 }] });
  const [view] = saved.properties.map((one) => ({ ...one, number: one.number ?? null }));
  expect(entryOf(view!)).toMatchObject({ ...seal, type: 'list', values: 'A\nB', number: 7, stored: true });
});
