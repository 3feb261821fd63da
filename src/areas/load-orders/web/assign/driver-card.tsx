import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverSuggestion } from '#areas/load-orders/contract/order-assign.calls.ts';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import classes from './assign-form.module.css';
import { ReasonChips } from './reason-chips.tsx';
import { Stars } from './stars.tsx';

/** One driver with their usual truck and the reasons against them. */
export function DriverCard({ driver }: { readonly driver: DriverSuggestion }): ReactNode {
  const { t } = useTranslation();
  const { _id, fullName, rating, plate, assignable, reasons } = driver;
  return (
    <Radio.Card value={_id} disabled={!assignable} className={classes.card!}>
      <Radio.Indicator disabled={!assignable} />
      <PersonAvatar name={fullName} photo={null} size="md" />
      <span className={classes.words}>
        <span className={classes.names}>
          <strong>{fullName}</strong>
          <Stars rating={rating} />
        </span>
        <span className={classes.quiet}>
          {plate ? t('loadOrders.screens.assign.drives', { plate }) : t('loadOrders.screens.assign.noTruck')}
        </span>
        <ReasonChips free={assignable} reasons={reasons} />
      </span>
    </Radio.Card>
  );
}
