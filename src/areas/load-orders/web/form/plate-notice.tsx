import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownPlate } from '#countries/country.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { ReasonChips } from '../assign/reason-chips.tsx';
import classes from './form-screen.module.css';
import type { PlateTruck } from './use-plate-truck.ts';

interface PlateNoticeProps {
  readonly plate: string;
  readonly found: PlateTruck;
}

/** Shows before saving that the truck gets the order, or why it cannot. */
export function PlateNotice({ plate: typed, found }: PlateNoticeProps): ReactNode {
  const { t } = useTranslation();
  const plate = shownPlate(useSignedIn().country, typed);
  const { truck, isPending } = found;
  if (isPending) return null;
  if (truck === undefined) {
    return (
      <Alert className={classes.notice!} variant="light" color="blue">
        {t('loadOrders.screens.form.plateTaken', { plate })}
      </Alert>
    );
  }
  if (truck === null) {
    return (
      <Alert className={classes.notice!} variant="light" color="orange" title={plate}>
        {t('validation.unknownPlate')}
      </Alert>
    );
  }
  const name = truck.trucker?.fullName ?? '';
  if (truck.assignable) {
    return (
      <Alert className={classes.notice!} variant="light" color="teal">
        {t('loadOrders.screens.form.plateFree', { plate: truck.transportUnit.plate, name })}
      </Alert>
    );
  }
  return (
    <Alert
      className={classes.notice!}
      variant="light"
      color="orange"
      title={t('loadOrders.screens.form.plateRefused', { plate: truck.transportUnit.plate })}
    >
      <ReasonChips free={false} reasons={truck.reasons} />
    </Alert>
  );
}
