import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import type { ClientOrder } from '#areas/sharing/contract/client-view.shapes.ts';
import { showInstant } from '#kernel/dates.ts';
import classes from './progress.module.css';
import { stepsOf } from './steps.ts';

/** The completed steps and those still to come. */
export function Progress({ order }: { readonly order: ClientOrder }): ReactNode {
  const { t } = useTranslation();
  return (
    <ol className={classes.steps}>
      {stepsOf(order.timeline).map(({ status, at, state }) => (
        <li key={`${status} ${at}`} className={classes.step} data-state={state}>
          <span className={classes.mark} aria-hidden>
            {state !== 'ahead' && <IconCheck size="0.85rem" stroke={3} />}
          </span>
          <span className={classes.word} aria-current={state === 'current' ? 'step' : undefined}>
            {t(`trips.view.progress.${statusName(status)}`)}
          </span>
          {at && <time dateTime={at}>{showInstant(at)}</time>}
        </li>
      ))}
    </ol>
  );
}
