/** The work on a trip: stages in driving order, each with its tasks. */
export const TEMPLATE_KINDS = ['normal', 'agro', 'multipoint'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** The role that does a task. */
export const TASK_ROLES = ['driver', 'operator', 'client', 'security'] as const;
export type TaskRole = (typeof TASK_ROLES)[number];

/** The evidence that it was done. */
export const TASK_EVIDENCE = ['none', 'photo', 'document', 'form', 'signature'] as const;
export type TaskEvidence = (typeof TASK_EVIDENCE)[number];

export const QUESTION_TYPES = ['text', 'number', 'date', 'flag', 'choice'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** A stage of a multipoint trip may repeat at each stop. */
export const STAGE_REPEATS = ['pickup', 'delivery'] as const;
export type StageRepeat = (typeof STAGE_REPEATS)[number];

export const MAX_STAGES = 15;
export const MAX_TASKS = 20;
export const MAX_QUESTIONS = 20;
export const MAX_CHOICES = 20;
export const STAGE_NAME_MAX = 100;
/** Keys stay the same through all versions, so that completed tasks remain comparable. */
export const STAGE_KEY_FORM = /^[A-Za-z0-9_-]{1,40}$/;

export interface Question {
  readonly key: string;
  readonly label: string;
  readonly type: QuestionType;
  readonly required: boolean;
  /** The options of a choice. */
  readonly choices: readonly string[];
}

export interface StageTask {
  readonly key: string;
  readonly name: string;
  readonly by: TaskRole;
  readonly evidence: TaskEvidence;
  readonly required: boolean;
  /** Done only after the required tasks before it; at a stop, those of other stops do not matter. */
  readonly waits: boolean;
  /** The questions of evidence `form`. */
  readonly form: readonly Question[];
}

export interface Stage {
  readonly key: string;
  readonly name: string;
  /** In a multipoint template: repeated at every pickup or every delivery; null for once per trip. */
  readonly each: StageRepeat | null;
  readonly tasks: readonly StageTask[];
}
