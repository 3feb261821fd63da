import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { ApplicationCandidate } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { ReasonChips } from './reason-chips.tsx';
import classes from './truck-choice.module.css';

/** A truck, its driver, how far away it is, and what speaks against it. */
export function TruckWords({ truck }: { readonly truck: ApplicationCandidate }): ReactNode {
  const { t } = useTranslation();
  const { plate, driverName, distanceKm, reasons } = truck;
  const type = TRUCK_TYPES.find((known) => known === truck.type);
  const facts = [
    type && t(`lists.receivedOpportunity.values.vehicleType.${type}`),
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
