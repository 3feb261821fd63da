import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#areas/load-orders/contract/order-assign.calls.ts';
import { forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import classes from './assign-form.module.css';
import { reasonText } from './reason-text.ts';

interface ReasonChipsProps {
  readonly free: boolean;
  readonly reasons: Suggestion['reasons'];
}

/** The reasons against a truck or a driver: those that forbid it, and those that only make others better. */
export function ReasonChips({ free, reasons }: ReasonChipsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.chips}>
      {free && <Chip tone="success">{t('loadOrders.screens.assign.free')}</Chip>}
      {reasons.map((reason) => (
        <Chip key={reason.code} tone={forbids(reason.code) ? 'danger' : 'warning'}>
          {reasonText(t, reason)}
        </Chip>
      ))}
    </span>
  );
}
