import { describe, expect, it } from 'vitest';
import { builtInStages } from '#areas/operations/rules/built-in-stages.ts';
import { formOf, newQuestion, newStage, newTask, templateShape } from './template-shape.ts';

const stages = builtInStages('multipoint', (phrase) => phrase);

describe('the form of a stage template', () => {
  it('returns the values it was given', () => {
    const form = { ...formOf(null, 'multipoint', stages), name: 'Reparto' };
    expect(templateShape.parse(form)).toEqual({ kind: 'multipoint', name: 'Reparto', isDefault: false, stages });
  });

  it('repeats no stage where there are no stops', () => {
    const form = { ...formOf(null, 'normal', stages), name: 'Directo' };
    expect(templateShape.parse(form).stages.map(({ each }) => each)).toEqual([null, null, null]);
  });

  it('reads the choices of a question line by line, and requires two of them', () => {
    const asking = (choices: string) => {
      const question = { ...newQuestion(), label: 'Estado', type: 'choice' as const, choices };
      const task = { ...newTask(), name: 'Revisión', evidence: 'form' as const, form: [question] };
      return {
        kind: 'normal' as const,
        name: 'M',
        isDefault: false,
        stages: [{ ...newStage(), name: 'Carga', tasks: [task] }],
      };
    };
    expect(templateShape.parse(asking('Bueno\n\n Malo ')).stages[0]?.tasks[0]?.form[0]?.choices).toEqual([
      'Bueno',
      'Malo',
    ]);
    const issues = templateShape.safeParse(asking('Bueno')).error?.issues;
    expect(issues?.map(({ path }) => path.join('.'))).toEqual(['stages.0.tasks.0.form.0.choices']);
  });
});
