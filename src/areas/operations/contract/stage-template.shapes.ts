import { z } from 'zod';
import {
  MAX_CHOICES,
  MAX_QUESTIONS,
  MAX_STAGES,
  MAX_TASKS,
  QUESTION_TYPES,
  STAGE_KEY_FORM,
  STAGE_NAME_MAX,
  STAGE_REPEATS,
  TASK_EVIDENCE,
  TASK_ROLES,
  TEMPLATE_KINDS,
} from '#areas/operations/rules/stage.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';

const keyShape = z.string().regex(STAGE_KEY_FORM);
const nameShape = textShape(STAGE_NAME_MAX);

/** Every key is unique. */
const distinct = <T extends { readonly key: string }>(items: readonly T[]): boolean =>
  new Set(items.map(({ key }) => key)).size === items.length;
const DISTINCT = { params: { code: 'alreadyRegistered' } };

const questionShape = z
  .strictObject({
    key: keyShape,
    label: nameShape,
    type: z.enum(QUESTION_TYPES),
    required: z.boolean(),
    choices: z.array(nameShape).max(MAX_CHOICES),
  })
  .refine(({ type, choices }) => type !== 'choice' || choices.length > 1, {
    path: ['choices'],
    params: { code: 'minItems', count: 2 },
  })
  .refine(({ choices }) => new Set(choices).size === choices.length, { path: ['choices'], ...DISTINCT })
  .transform((question) => (question.type === 'choice' ? question : { ...question, choices: [] }));

const taskShape = z
  .strictObject({
    key: keyShape,
    name: nameShape,
    by: z.enum(TASK_ROLES),
    evidence: z.enum(TASK_EVIDENCE),
    required: z.boolean(),
    waits: z.boolean().default(false),
    form: z.array(questionShape).max(MAX_QUESTIONS).refine(distinct, DISTINCT),
  })
  .refine(({ evidence, form }) => evidence !== 'form' || form.length > 0, {
    path: ['form'],
    params: { code: 'minItems', count: 1 },
  })
  .transform((task) => (task.evidence === 'form' ? task : { ...task, form: [] }));

export const stageShape = z.strictObject({
  key: keyShape,
  name: nameShape,
  each: z.enum(STAGE_REPEATS).nullable(),
  tasks: z.array(taskShape).min(1).max(MAX_TASKS).refine(distinct, DISTINCT),
});

export const stagesShape = z.array(stageShape).min(1).max(MAX_STAGES).refine(distinct, DISTINCT);
export type StagesInput = z.input<typeof stagesShape>;

/** The content of a template; only multipoint templates repeat a stage at each stop. */
const fields = z.strictObject({ name: nameShape, isDefault: z.boolean(), stages: stagesShape });

export const newTemplateShape = fields
  .extend({ kind: z.enum(TEMPLATE_KINDS) })
  .refine(({ kind, stages }) => kind === 'multipoint' || stages.every(({ each }) => each === null), {
    path: ['stages'],
    params: { code: 'notAllowed' },
  });
export const templateChangeShape = fields;

export const templateShape = z.object({
  _id: idShape,
  version: z.number().int(),
  kind: z.enum(TEMPLATE_KINDS),
  name: z.string(),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  /** Version of the content; a running order keeps the one it started with. */
  number: z.number().int(),
  stages: stagesShape,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TemplateView = z.output<typeof templateShape>;

export const templateVersionShape = z.object({
  number: z.number().int(),
  createdAt: z.string(),
  userName: z.string().nullable(),
  stages: stagesShape,
});
export type TemplateVersionView = z.output<typeof templateVersionShape>;
