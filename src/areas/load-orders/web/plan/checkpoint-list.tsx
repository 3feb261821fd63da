import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedCheckpoint } from '#areas/load-orders/contract/order-plan.shapes.ts';
import { hoursText } from '#areas/load-orders/rules/plan-time.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import classes from './plan.module.css';

/** What is passed on the way, in this order: where, when, and how long a truck may stop. */
export function CheckpointList({ checkpoints }: { readonly checkpoints: readonly PlannedCheckpoint[] }): ReactNode {
  const { t } = useTranslation();
  const lineOf = useCheckpointLine();
  if (checkpoints.length === 0) return <p className={classes.quiet}>{t('loadOrders.screens.plan.noCheckpoints')}</p>;
  return (
    <ol className={classes.checkpoints} aria-label={t('loadOrders.screens.plan.checkpoints')}>
      {checkpoints.map((checkpoint) => (
        <li key={`${checkpoint.type} ${checkpoint.lat} ${checkpoint.lng}`}>
          <span>
            {t(`ui.map.mark.${checkpoint.type}`)} · <strong>{checkpoint.name}</strong>
          </span>
          <span className={classes.quiet}>{lineOf(checkpoint)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Kilometre, expected time and allowed stop of a checkpoint in one line. */
export function useCheckpointLine(): (checkpoint: PlannedCheckpoint) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return ({ km, expectedMinute, stopMinutes, mustPass }) =>
    [
      t('loadOrders.screens.plan.at', { km: numbers.show(km) }),
      t('loadOrders.screens.plan.after', { time: hoursText(expectedMinute) }),
      stopMinutes > 0 && t('loadOrders.screens.plan.stop', { minutes: stopMinutes }),
      mustPass && t('loadOrders.screens.plan.mustPass'),
    ]
      .filter(Boolean)
      .join(' · ');
}
