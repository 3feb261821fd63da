import { expect, it } from 'vitest';
import { propertyProblems, propertyValues } from './property-form.ts';

const property = {
  name: '',
  type: 'text' as const,
  required: false,
  values: [],
  disable: false,
  maxLength: 40,
  abbreviation: null,
  number: null,
  formStep: 1,
  regularExpression: null,
};
const number = { ...property, nameKey: 'NAsignacion', abbreviation: 'AS-', required: true };
const cold = { ...property, nameKey: 'frio', type: 'flag' as const, required: true };

it('a required property is missing while it is empty; a yes or no is never missing', () => {
  expect(propertyProblems([number, cold], propertyValues([number, cold], undefined))).toEqual([
    'propertiesOc.NAsignacion',
  ]);
  expect(propertyProblems([number], { NAsignacion: '12' })).toEqual([]);
});

it('the assignment number is typed without its prefix, which is added again', () => {
  expect(propertyValues([number], { NAsignacion: 'AS-12' })).toEqual({ NAsignacion: '12' });
});
