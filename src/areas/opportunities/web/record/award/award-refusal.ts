import type { OpportunityView, PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';

type Asked = Pick<OpportunityView, 'state' | 'accepted' | 'quantityTransportUnit'>;

/** Trucks that are still asked for. */
export const trucksLeft = ({ accepted, quantityTransportUnit }: Asked): number =>
  Math.max(0, (quantityTransportUnit ?? 0) - accepted);

/** Why an application cannot be accepted, in the words the server would use; null where it can. */
export function awardRefusal(
  opportunity: Asked,
  { state, changed, actions }: Pick<PostulationView, 'state' | 'changed' | 'actions'>,
): PhraseKey | null {
  if (state !== 'pending') return 'errors.opportunities.answered';
  if (trucksLeft(opportunity) === 0) return 'errors.opportunities.filled';
  if (opportunity.state !== 'published') return 'errors.opportunities.notPublished';
  if (changed) return 'errors.opportunities.notConfirmed';
  return actions.includes('award') ? null : 'opportunities.record.award.notPossible';
}
