import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateType } from '#areas/opportunities/rules/publication.ts';
import { addDays, showDay } from '#kernel/dates.ts';
import { useToday } from '#ui/session/zone.ts';
import classes from './parts.module.css';
import { daysText, pickupDays } from './pickup-days.ts';

interface PickupProps {
  readonly dateType: DateType;
  readonly pickupDate: string;
  readonly untilDate: string;
}

/** The day or the window of pickup. */
export function Pickup(row: PickupProps): ReactNode {
  return <Days days={pickupDays(row)} />;
}

/** A day or a window; today and tomorrow are called so. */
export function Days({ days }: { readonly days: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const words: Readonly<Record<string, string>> = {
    [today]: t('opportunities.carrier.today'),
    [addDays(today, 1)]: t('opportunities.carrier.tomorrow'),
  };
  return (
    <span className={classes.days} title={days.map(showDay).join(' – ')}>
      {daysText(days, today, words)}
    </span>
  );
}
