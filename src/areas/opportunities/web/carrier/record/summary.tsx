import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { valueLabel } from '#kernel/list-phrases.ts';
import { Pickup } from '../parts/pickup.tsx';
import { TimeLeftChip } from '../parts/time-left-chip.tsx';
import { datesOf } from './dates.ts';
import classes from './record.module.css';

/** What a dialog is about: lane, pickup, truck type and the time left. */
export function Summary({ opportunity }: { readonly opportunity: ExternalOpportunity }): ReactNode {
  const { t } = useTranslation();
  const { code, companyName, origin, destination, typeTransportUnit, endsAt, answerBy } = opportunity;
  const dates = datesOf(opportunity);
  const type = typeTransportUnit._id;
  return (
    <div className={classes.summary}>
      <span className={classes.lane}>
        {origin.cityName} → {destination.cityName}
      </span>
      <span className={classes.quiet}>
        {[companyName, code, type && t(valueLabel('receivedOpportunity', 'vehicleType', type))]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={classes.marks}>
        {dates && (
          <span>
            {t('opportunities.carrier.pickup')}: <Pickup {...dates} />
          </span>
        )}
        <TimeLeftChip endsAt={endsAt} answerBy={answerBy} />
      </span>
    </div>
  );
}
