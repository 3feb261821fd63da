import { z } from 'zod';
import { newTemplateShape, type TemplateView } from '#areas/operations/contract/stage-template.shapes.ts';
import {
  QUESTION_TYPES,
  STAGE_NAME_MAX,
  STAGE_REPEATS,
  type Stage,
  TASK_EVIDENCE,
  TASK_ROLES,
  TEMPLATE_KINDS,
  type TemplateKind,
} from '#areas/operations/rules/stage.ts';
import { createId } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';

export const ONCE = 'once';
const name = textShape(STAGE_NAME_MAX);

/** A template in a form: the choices of a question are lines of a text, and a stage is repeated or done once. */
const entered = z.object({
  kind: z.enum(TEMPLATE_KINDS),
  name,
  isDefault: z.boolean(),
  stages: z.array(
    z.object({
      key: z.string(),
      name,
      each: z.enum([ONCE, ...STAGE_REPEATS]),
      tasks: z.array(
        z.object({
          key: z.string(),
          name,
          by: z.enum(TASK_ROLES),
          evidence: z.enum(TASK_EVIDENCE),
          required: z.boolean(),
          waits: z.boolean(),
          form: z.array(
            z.object({
              key: z.string(),
              label: name,
              type: z.enum(QUESTION_TYPES),
              required: z.boolean(),
              choices: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type TemplateForm = z.input<typeof entered>;
export type StageForm = TemplateForm['stages'][number];
export type TaskForm = StageForm['tasks'][number];
export type QuestionForm = TaskForm['form'][number];

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The request may leave it out, so its type says so too. */
const sentWaits = (waits: boolean): { waits?: boolean | undefined } => ({ waits });

/** Checked by the rules of the server, after conversion to the request. */
export const templateShape = entered
  .transform(({ stages, kind, ...rest }) => ({
    ...rest,
    kind,
    stages: stages.map(({ each, tasks, ...stage }) => ({
      ...stage,
      each: each === ONCE || kind !== 'multipoint' ? null : each,
      tasks: tasks.map(({ form, waits, ...task }) => ({
        ...task,
        ...sentWaits(waits),
        form: form.map((question) => ({ ...question, choices: lines(question.choices) })),
      })),
    })),
  }))
  .pipe(newTemplateShape);

export function stagesForm(stages: readonly Stage[]): StageForm[] {
  return stages.map(({ each, tasks, ...stage }) => ({
    ...stage,
    each: each ?? ONCE,
    tasks: tasks.map(({ form, ...task }) => ({
      ...task,
      form: form.map(({ choices, ...question }) => ({ ...question, choices: choices.join('\n') })),
    })),
  }));
}

export function formOf(template: TemplateView | null, kind: TemplateKind, stages: readonly Stage[]): TemplateForm {
  return {
    kind: template?.kind ?? kind,
    name: template?.name ?? '',
    isDefault: template?.isDefault ?? false,
    stages: stagesForm(template?.stages ?? stages),
  };
}

/** Keys stay the same through all versions, and new ones must be unique. */
const newKey = (): string => createId().replaceAll('-', '').slice(-16);

export const newQuestion = (): QuestionForm => ({
  key: newKey(),
  label: '',
  type: 'text',
  required: true,
  choices: '',
});
export const newTask = (): TaskForm => ({
  key: newKey(),
  name: '',
  by: 'driver',
  evidence: 'none',
  required: true,
  waits: false,
  form: [],
});
export const newStage = (): StageForm => ({ key: newKey(), name: '', each: ONCE, tasks: [newTask()] });
