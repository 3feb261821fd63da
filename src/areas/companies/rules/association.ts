/**
 * Two companies work together through an association. One asks (requested); the other accepts or rejects. The asking
 * company may withdraw its request, and once accepted either may end it. Rejected and ended are final: asking again
 * starts a new one. Two companies have at most one open association, no matter which of them asked.
 */
export const ASSOCIATION_STATUSES = ['requested', 'accepted', 'rejected', 'ended'] as const;
export type AssociationStatus = (typeof ASSOCIATION_STATUSES)[number];

export const ASSOCIATION_SIDES = ['sent', 'received'] as const;
/** Sent: the own company asked. Received: the other one did. */
export type AssociationSide = (typeof ASSOCIATION_SIDES)[number];

export const ASSOCIATION_ACTIONS = ['accept', 'reject', 'end'] as const;
export type AssociationAction = (typeof ASSOCIATION_ACTIONS)[number];

interface Step {
  readonly from: AssociationStatus;
  readonly action: AssociationAction;
  readonly by: readonly AssociationSide[];
  readonly to: AssociationStatus;
}

const STEPS: readonly Step[] = [
  { from: 'requested', action: 'accept', by: ['received'], to: 'accepted' },
  { from: 'requested', action: 'reject', by: ['received'], to: 'rejected' },
  { from: 'requested', action: 'end', by: ['sent'], to: 'ended' },
  { from: 'accepted', action: 'end', by: ['sent', 'received'], to: 'ended' },
];

export type AssociationStep = { readonly to: AssociationStatus } | { readonly refused: 'wrongStatus' | 'wrongSide' };

export function associationStep(
  from: AssociationStatus,
  action: AssociationAction,
  side: AssociationSide,
): AssociationStep {
  const step = STEPS.find((candidate) => candidate.from === from && candidate.action === action);
  if (!step) return { refused: 'wrongStatus' };
  return step.by.includes(side) ? { to: step.to } : { refused: 'wrongSide' };
}

/** The actions still open to the side, for the buttons of a row. */
export function possibleActions(status: AssociationStatus, side: AssociationSide): readonly AssociationAction[] {
  return ASSOCIATION_ACTIONS.filter((action) => 'to' in associationStep(status, action, side));
}

/** The company on the other side, no matter which of them asked. */
export function otherCompany(
  { companyId, partnerId }: { readonly companyId: string; readonly partnerId: string },
  ownId: string,
): string {
  return companyId === ownId ? partnerId : companyId;
}
