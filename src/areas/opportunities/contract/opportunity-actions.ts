import { holds, type PermissionRule } from '#kernel/permission.ts';
import { mayChange, mayStep, type OpportunityState } from '../rules/opportunity-state.ts';
import { mayStep as mayStepPostulation, type PostulationState } from '../rules/postulation-state.ts';
import { AWARD, NEGOTIATE, POSTULATE, WRITE_OPPORTUNITIES } from './opportunity.permissions.ts';

/** What the own company may do with an opportunity, in display order. */
export const OPPORTUNITY_ACTIONS = ['update', 'publish', 'unpublish', 'clone', 'rejectAll', 'cancel'] as const;
export type OpportunityAction = (typeof OPPORTUNITY_ACTIONS)[number];

const BY_STATE: Readonly<Record<OpportunityAction, (state: OpportunityState) => boolean>> = {
  update: mayChange,
  publish: (state) => mayStep(state, 'publish'),
  unpublish: (state) => mayStep(state, 'unpublish'),
  clone: () => true,
  rejectAll: mayChange,
  cancel: (state) => mayStep(state, 'cancel'),
};

export function opportunityActions(state: OpportunityState, held: ReadonlySet<string>): OpportunityAction[] {
  if (!holds(held, WRITE_OPPORTUNITIES)) return [];
  return OPPORTUNITY_ACTIONS.filter((action) => BY_STATE[action](state));
}

/** What either side may do with an application, in display order. */
export const POSTULATION_ACTIONS = [
  'award',
  'offer',
  'reject',
  'confirm',
  'change',
  'withdraw',
  'giveBack',
  'rateShipper',
] as const;
export type PostulationAction = (typeof POSTULATION_ACTIONS)[number];

interface Position {
  readonly state: PostulationState;
  /** The offer changed, and the applicant has not confirmed yet. */
  readonly changed: boolean;
  readonly side: 'shipper' | 'carrier';
  /** Whether the opportunity still takes applications. */
  readonly isPublished: boolean;
  /** Of an accepted one: some of its trips have not begun; all are done and the shipper is not rated yet. */
  readonly mayGiveBack?: boolean;
  readonly mayRate?: boolean;
}

const SHIPPER: Readonly<Partial<Record<PostulationAction, PermissionRule>>> = {
  award: AWARD,
  offer: WRITE_OPPORTUNITIES,
  reject: WRITE_OPPORTUNITIES,
};
const CARRIER: Readonly<Partial<Record<PostulationAction, PermissionRule>>> = {
  offer: POSTULATE,
  confirm: POSTULATE,
  change: POSTULATE,
  withdraw: POSTULATE,
};

export function postulationActions(
  { state, changed, side, isPublished, mayGiveBack = false, mayRate = false }: Position,
  held: ReadonlySet<string>,
): PostulationAction[] {
  if (side === 'carrier' && state === 'accepted' && holds(held, POSTULATE)) {
    return [...(mayGiveBack ? (['giveBack'] as const) : []), ...(mayRate ? (['rateShipper'] as const) : [])];
  }
  if (!mayStepPostulation(state, 'accept') || !holds(held, NEGOTIATE)) return [];
  const rights = side === 'shipper' ? SHIPPER : CARRIER;
  return POSTULATION_ACTIONS.filter((action) => {
    const right = rights[action];
    if (right === undefined || !holds(held, right)) return false;
    if (action === 'confirm') return changed && isPublished;
    if (action === 'award') return !changed && isPublished;
    if (action === 'offer' || action === 'change') return isPublished;
    return true;
  });
}
