import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { OpportunityState } from '#areas/opportunities/rules/opportunity-state.ts';
import type { Tone } from '#kernel/tone.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';

/** The same colour for the same state wherever opportunities are shown. */
export const STATE_TONES: Readonly<Record<OpportunityState, Tone>> = {
  created: 'neutral',
  published: 'active',
  unpublished: 'done',
  cancelled: 'danger',
};

/** The state, and where it is not published any more, why. */
export function StateChip({ opportunity }: { readonly opportunity: OpportunityView }): ReactNode {
  const { t } = useTranslation();
  const { state, isScheduled, endedBy } = opportunity;
  if (isScheduled) return <StatusChip tone="info" label={t('opportunities.pendingApproval')} />;
  const ended = state === 'unpublished' && endedBy ? [t(`opportunities.endedBy.${endedBy}`)] : [];
  return <StatusChip tone={STATE_TONES[state]} label={[t(`opportunities.states.${state}`), ...ended].join(' · ')} />;
}
