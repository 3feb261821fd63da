import { describe, expect, it } from 'vitest';
import { finishName, stepOfProblem, wizardButtons } from './wizard-steps.ts';

describe('the buttons of a wizard', () => {
  it.each([
    [0, 'cancel', 'next'],
    [1, 'previous', 'next'],
    [2, 'previous', 'create'],
  ])('on step %i of three are %s and %s', (step, back, forward) => {
    expect(wizardButtons(step, 3, '/warehouse/register')).toEqual({ back, forward });
  });

  it('of a single step are cancel and create', () => {
    expect(wizardButtons(0, 1, '/client/create')).toEqual({ back: 'cancel', forward: 'create' });
  });
});

describe('the last button', () => {
  it.each(['/client/update/7', '/operation/9/loadOrder/3/update', '/profile/edit', '/Client/Update/7'])(
    'saves on %s',
    (path) => {
      expect(finishName(path)).toBe('save');
    },
  );

  it.each(['/client/create', '/operation/create/UPDATE123', '/routes/editor', '/'])('creates on %s', (path) => {
    expect(finishName(path)).toBe('create');
  });
});

it('a problem leads to the first step that contains it', () => {
  const steps = [{ fields: ['name'] }, { fields: ['origin', 'stops'] }, { fields: ['freight.value'] }];
  expect(stepOfProblem(steps, ['freight.value', 'stops.1.city'])).toBe(1);
  expect(stepOfProblem(steps, ['stopsign'])).toBe(-1);
});
