import type { Question, TaskEvidence } from '#areas/operations/rules/stage.ts';
import { isDay } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';

export type Answer = string | number | boolean | null;

interface Asked {
  readonly evidence: TaskEvidence;
  readonly form: readonly Question[];
}

interface Given {
  /** Content types of the files that were sent. */
  readonly contentTypes: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
}

const isPicture = (contentType: string) => contentType.startsWith('image/');

/** The problems of the proof of a task, by field. */
export function proofProblems({ evidence, form }: Asked, given: Given): Record<string, FieldProblem> {
  if (evidence === 'form') return answerProblems(form, given.answers);
  if (evidence === 'none') return {};
  const { contentTypes } = given;
  if (contentTypes.length === 0) return { files: { code: 'required' } };
  return evidence === 'document' || contentTypes.some(isPicture) ? {} : { files: { code: 'fileType' } };
}

function answerProblems(form: readonly Question[], answers: Given['answers']): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  const known = new Set(form.map(({ key }) => key));
  for (const key of Object.keys(answers)) if (!known.has(key)) problems[`answers.${key}`] = { code: 'unknown' };
  for (const question of form) {
    const code = answerProblem(question, answers[question.key] ?? null);
    if (code) problems[`answers.${question.key}`] = { code };
  }
  return problems;
}

function answerProblem({ type, required, choices }: Question, answer: Answer): string | undefined {
  if (answer === null || answer === '') return required ? 'required' : undefined;
  switch (type) {
    case 'number':
      return typeof answer === 'number' ? undefined : 'number';
    case 'flag':
      return typeof answer === 'boolean' ? undefined : 'choice';
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? undefined : 'date';
    case 'choice':
      return typeof answer === 'string' && choices.includes(answer) ? undefined : 'choice';
    case 'text':
      return typeof answer === 'string' ? undefined : 'type';
  }
}

/** The tasks with these names report the weights of the weighbridges, in tonnes. */
const WEIGHINGS: Readonly<Record<string, 'loaded' | 'delivered'>> = {
  loadingWeight: 'loaded',
  unloadingWeight: 'delivered',
};

const WEIGHT_QUESTION = 'weight';
const TONNES_MAX = 100_000;

export function weighedBy(
  taskKey: string,
  answers: Given['answers'],
): { readonly which: 'loaded' | 'delivered'; readonly tonnes: number } | undefined {
  const which = WEIGHINGS[taskKey];
  const tonnes = answers[WEIGHT_QUESTION];
  if (!which || typeof tonnes !== 'number' || tonnes < 0 || tonnes > TONNES_MAX) return undefined;
  return { which, tonnes };
}
