import type { FieldProblem } from '#kernel/errors.ts';

export const NEWS_STATES = ['draft', 'scheduled', 'published', 'ended', 'archived'] as const;
export type NewsState = (typeof NEWS_STATES)[number];
export const BENEFIT_STATES = ['draft', 'scheduled', 'published', 'ended', 'expired', 'archived'] as const;
export type BenefitState = (typeof BENEFIT_STATES)[number];

export const STEPS = ['publish', 'archive', 'draft'] as const;
export type Step = (typeof STEPS)[number];

/** From which states a step leads on. What expired is published again once it is valid for longer. */
const FROM: Readonly<Record<Step, readonly BenefitState[]>> = {
  publish: ['draft', 'ended', 'expired'],
  archive: ['draft', 'scheduled', 'published', 'ended', 'expired'],
  draft: ['scheduled', 'published', 'ended', 'expired', 'archived'],
};

export const leadsFrom = (step: Step, state: BenefitState): boolean => FROM[step].includes(state);

/** What is archived stays as it is. */
export const isChangeable = (state: BenefitState): boolean => state !== 'archived';

export interface Writer {
  readonly mayWrite: boolean;
  /** Only the author takes it back to a draft. */
  readonly isAuthor: boolean;
}

export type ContentAction = Step | 'update';

/** What a person may do with it now. */
export function contentActions(state: BenefitState, { mayWrite, isAuthor }: Writer): ContentAction[] {
  if (!mayWrite) return [];
  const steps = STEPS.filter((step) => leadsFrom(step, state) && (step !== 'draft' || isAuthor));
  return [...(isChangeable(state) ? (['update'] as const) : []), ...steps];
}

export interface PublicationTimes {
  readonly publishAt: string | null;
  readonly endsAt: string | null;
}

/** What is wrong with the times themselves, whenever they are looked at. */
export function timeProblems({ publishAt, endsAt }: PublicationTimes): Record<string, FieldProblem> {
  if (publishAt === null || endsAt === null || new Date(endsAt) > new Date(publishAt)) return {};
  return { endsAt: { code: 'endsBeforePublished' } };
}

/** What publishing leads to now; `over` when there is nothing left to show. */
export function publishedAs(
  { publishAt, endsAt }: { readonly publishAt: Date | null; readonly endsAt: Date | null },
  now: Date,
): 'scheduled' | 'published' | 'over' {
  if (endsAt !== null && endsAt <= now) return 'over';
  return publishAt !== null && publishAt > now ? 'scheduled' : 'published';
}
