import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderStatusName, statusName } from '#areas/load-orders/rules/order-status.ts';
import classes from './status-track.module.css';

/** The steps of an order that is not cancelled. Documents may be accepted before the last task is done. */
const WAY: readonly OrderStatusName[] = ['programmed', 'assigned', 'inProgress', 'finished', 'toPay', 'paid'];

/** The progress of an order at a glance. A cancelled one shows no progress. */
export function StatusTrack({ status }: { readonly status: number }): ReactNode {
  const { t } = useTranslation();
  const now = WAY.indexOf(statusName(status));
  if (now < 0) return null;
  const stateOf = (step: number) => (step < now ? 'done' : step === now ? 'current' : 'ahead');
  return (
    <ol className={classes.track} aria-label={t('loadOrders.screens.track')}>
      {WAY.map((name, step) => (
        <li
          key={name}
          className={classes.step}
          data-state={stateOf(step)}
          aria-current={step === now ? 'step' : undefined}
        >
          <span className={classes.mark}>{step < now && <IconCheck size="0.9rem" stroke={2.5} aria-hidden />}</span>
          <span className={classes.word}>{t(`loadOrders.status.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}
