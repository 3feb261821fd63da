import { expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';

const PATH = 'src/areas/fleet/web/truck-form.tsx';
const refused = (code: string) => findProblems(new Map([[PATH, code]])).map(({ rule }) => rule);

it.each([
  "export const country = () => useWatch({ name: 'country' });",
  "export const rows = () => useFieldArray({ name: 'rows' });",
  "export const one = () => useController({ name: 'one' });",
  'export const form = () => useFormContext();',
])('a hook that takes any name is refused: %s', (code) => {
  expect(refused(code)).toEqual(['field']);
});

it.each([
  "export const country = () => useWatch({ control, name: 'country' });",
  "export const one = () => useController<TruckForm, 'one'>({ name: 'one' });",
  'export const form = () => useFormContext<TruckForm>();',
])('a hook that knows its form is let in: %s', (code) => {
  expect(refused(code)).toEqual([]);
});
