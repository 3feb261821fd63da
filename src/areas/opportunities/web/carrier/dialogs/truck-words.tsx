import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationCandidate } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { valueLabel } from '#kernel/list-phrases.ts';
import { ReasonChips } from './reason-chips.tsx';
import classes from './truck-choice.module.css';

/** A truck, its driver, how far away it is, and what speaks against it. */
export function TruckWords({ truck }: { readonly truck: ApplicationCandidate }): ReactNode {
  const { t } = useTranslation();
  const { plate, type, driverName, distanceKm, reasons } = truck;
  const facts = [
    t(valueLabel('receivedOpportunity', 'vehicleType', type)),
    distanceKm !== null && t('opportunities.carrier.trucks.away', { km: Math.round(distanceKm) }),
  ];
  return (
    <span className={classes.words}>
      <span className={classes.names}>
        <strong className={classes.plate}>{plate}</strong>
        <span>{driverName ?? t('loadOrders.reasons.noDriver')}</span>
      </span>
      <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      <ReasonChips reasons={reasons} />
    </span>
  );
}
