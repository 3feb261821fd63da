/**
 * An opportunity is created, published (at once or at a chosen time), taken back or ended, published again, and
 * cancelled for good. The history keeps every step; nothing else changes the state.
 */
export const OPPORTUNITY_STATES = ['created', 'published', 'unpublished', 'cancelled'] as const;
export type OpportunityState = (typeof OPPORTUNITY_STATES)[number];

/** Why it is not published any more; `refused`: nobody of those who were asked directly wants it. */
export const ENDED_BY = ['hand', 'deadline', 'filled', 'refused'] as const;
export type EndedBy = (typeof ENDED_BY)[number];

interface Step {
  readonly from: readonly OpportunityState[];
  readonly to: OpportunityState;
}

/** Every step there is: the server runs this table, whoever asks. */
export const OPPORTUNITY_STEPS = {
  publish: { from: ['created', 'unpublished'], to: 'published' },
  unpublish: { from: ['published'], to: 'unpublished' },
  cancel: { from: ['created', 'published', 'unpublished'], to: 'cancelled' },
} as const satisfies Readonly<Record<string, Step>>;
export type OpportunityStep = keyof typeof OPPORTUNITY_STEPS;

export function mayStep(state: OpportunityState, step: OpportunityStep): boolean {
  return (OPPORTUNITY_STEPS[step] as Step).from.includes(state);
}

/** Cancelled ones stay as they are. */
export function mayChange(state: OpportunityState): boolean {
  return state !== 'cancelled';
}
