import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#kernel/field-problem.ts';
import { bodyOf, categoriesShape, formOf } from './category-shape.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const row = (more: object = {}) => ({
  _id: null,
  typeTransportUnit: { id: 'tractor' as const },
  typeOperation: { id: 'load' as const },
  timeOfService: 45,
  scheduling: true,
  locked: false,
  ...more,
});

function problems(categories: readonly object[]) {
  const parsed = categoriesShape.safeParse({ categories });
  return parsed.success ? {} : fieldProblems(parsed.error.issues);
}

describe('the form of the categories', () => {
  it('refuses the same type and operation twice, and an impossible duration', () => {
    expect(problems([row(), row()])).toEqual({ 'categories.1.typeOperation.id': { code: 'alreadyRegistered' } });
    expect(Object.keys(problems([row({ timeOfService: 0 })]))).toEqual(['categories.0.timeOfService']);
  });

  it('asks for the operation again after its truck type was changed', () => {
    const cleared = [row({ typeOperation: { id: null } })];
    expect(problems(cleared)).toEqual({ 'categories.0.typeOperation.id': { code: 'required' } });
  });

  it('accepts at most twenty rows', () => {
    const many = Array.from({ length: 21 }, () => row());
    expect(problems(many)).toHaveProperty('categories');
  });

  it('sends existing rows with their id and new ones without', () => {
    const form = formOf({
      version: 3,
      typeOperations: [],
      categories: [
        {
          _id: ID,
          typeTransportUnit: { id: 'tractor', name: '' },
          typeOperation: { id: 'load', name: '', action: 'load' },
          timeOfService: 45,
          scheduling: true,
          locked: true,
        },
      ],
    });
    expect(form.categories[0]?.locked).toBe(true);
    const { categories } = categoriesShape.parse({
      categories: [...form.categories, row({ typeOperation: { id: 'unload' } })],
    });
    expect(bodyOf(categories, 3)).toEqual({
      version: 3,
      categories: [
        {
          _id: ID,
          typeTransportUnit: { id: 'tractor' },
          typeOperation: { id: 'load' },
          timeOfService: 45,
          scheduling: true,
        },
        { typeTransportUnit: { id: 'tractor' }, typeOperation: { id: 'unload' }, timeOfService: 45, scheduling: true },
      ],
    });
  });
});
