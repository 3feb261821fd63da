import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#areas/load-orders/contract/order-assign.calls.ts';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import classes from './assign-form.module.css';
import { ReasonChips } from './reason-chips.tsx';
import { Stars } from './stars.tsx';

/** One truck with its driver, and the reasons for and against it. */
export function SuggestionCard({ suggestion }: { readonly suggestion: Suggestion }): ReactNode {
  const { t } = useTranslation();
  const { transportUnit, trucker, trailers, distanceKm, seen, assignable, takesOtherDriver, reasons } = suggestion;
  const disabled = !assignable && !takesOtherDriver;
  return (
    <Radio.Card value={transportUnit._id} disabled={disabled} className={classes.card!}>
      <Radio.Indicator disabled={disabled} />
      <PersonAvatar name={trucker?.fullName ?? '–'} photo={null} size="md" />
      <span className={classes.words}>
        <span className={classes.names}>
          <span className={classes.plate}>{transportUnit.plate}</span>
          <span>{trucker?.fullName ?? t('loadOrders.screens.assign.noDriver')}</span>
          <Stars rating={trucker?.rating ?? null} />
        </span>
        <span className={classes.quiet}>
          {[transportUnit.typeName, ...trailers.map(({ plate }) => plate)].join(' · ')}
        </span>
        <ReasonChips free={assignable} reasons={reasons} />
      </span>
      <span className={classes.distance}>
        {distanceKm !== null && (
          <>
            <strong>{t('loadOrders.screens.kilometres', { number: Math.round(distanceKm) })}</strong>
            <span className={classes.quiet}>{t('loadOrders.screens.straightLine')}</span>
          </>
        )}
        <span className={classes.quiet}>
          {seen ? (
            <>
              {seen.city} <RelativeTime instant={seen.at} />
            </>
          ) : (
            t('loadOrders.screens.assign.unseen')
          )}
        </span>
      </span>
    </Radio.Card>
  );
}
