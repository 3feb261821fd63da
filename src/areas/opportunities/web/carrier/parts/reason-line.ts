import { useTranslation } from 'react-i18next';
import type { PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';

/** Why an application ended, in a polite line; null while it waits or was accepted. */
export function useReasonLine(): (ended: Pick<PostulationView, 'state' | 'reason' | 'closedBy'>) => string | null {
  const { t } = useTranslation();
  return ({ state, reason, closedBy }) => {
    const why = closedBy ? t(`opportunities.closedBy.${closedBy}`) : reason;
    if (state === 'rejected')
      return why
        ? t('opportunities.carrier.ended.rejectedFor', { reason: why })
        : t('opportunities.carrier.ended.rejected');
    if (state === 'expired') return why ?? t('opportunities.carrier.ended.expired');
    return state === 'withdrawn' ? why : null;
  };
}
