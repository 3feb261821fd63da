import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSide, PostulationState } from '#areas/opportunities/rules/postulation-state.ts';
import { Chip } from '#ui/feedback/chip.tsx';

interface TurnProps {
  readonly state: PostulationState;
  /** Who named the last price. */
  readonly offerBy: OfferSide;
}

/** The shipper named the last price of an application that waits: now the carrier answers. */
export function Turn({ state, offerBy }: TurnProps): ReactNode {
  const { t } = useTranslation();
  return state === 'pending' && offerBy === 'shipper' ? (
    <Chip tone="warning">{t('opportunities.carrier.ownTurn')}</Chip>
  ) : null;
}
