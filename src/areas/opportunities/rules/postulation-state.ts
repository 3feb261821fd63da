/**
 * An application waits for an answer; the shipper accepts or rejects it, the carrier withdraws it, or it expires with
 * the opportunity. An award that is given back makes it withdrawn, one that the shipper cancels makes it rejected.
 */
export const POSTULATION_STATES = ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type PostulationState = (typeof POSTULATION_STATES)[number];

interface Step {
  readonly from: PostulationState;
  readonly to: PostulationState;
}

export const POSTULATION_STEPS = {
  accept: { from: 'pending', to: 'accepted' },
  reject: { from: 'pending', to: 'rejected' },
  withdraw: { from: 'pending', to: 'withdrawn' },
  expire: { from: 'pending', to: 'expired' },
  giveBack: { from: 'accepted', to: 'withdrawn' },
  takeBack: { from: 'accepted', to: 'rejected' },
} as const satisfies Readonly<Record<string, Step>>;
export type PostulationStep = keyof typeof POSTULATION_STEPS;

export function mayStep(state: PostulationState, step: PostulationStep): boolean {
  return POSTULATION_STEPS[step].from === state;
}

export const OFFER_SIDES = ['carrier', 'shipper'] as const;
export type OfferSide = (typeof OFFER_SIDES)[number];

/** Who applied: the company, a trucker in its name with the truck they drive, or a carrier without an account. */
export const APPLICANTS = ['company', 'trucker', 'outside'] as const;
export type Applicant = (typeof APPLICANTS)[number];

/** What ended an application where nobody decided about it alone. */
export const CLOSED_BY = ['filled', 'cancelled', 'deadline'] as const;
export type ClosedBy = (typeof CLOSED_BY)[number];
