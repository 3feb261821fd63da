import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import classes from '../match/match-dialog.module.css';
import { objectionsIn } from './objections.ts';

/** The orders of the act; after a refusal each with everything that prevents it. */
export function ManyRows({ orders }: { readonly orders: readonly OrderRow[] }): ReactNode {
  const { errors } = useFormState();
  return (
    <ol className={classes.rows}>
      {orders.map(({ _id, loadingOrderCode, own, company, origin, destination }, at) => {
        const objections = objectionsIn(get(errors, `loadingOrders.${at}`));
        return (
          <li key={_id} className={classes.row} data-refused={objections.length > 0 || undefined}>
            <span className={classes.line}>
              <strong>{loadingOrderCode}</strong>
              <span className={classes.quiet}>
                {[own ? null : company, `${origin} → ${destination}`].filter(Boolean).join(' · ')}
              </span>
            </span>
            {objections.length > 0 && (
              <p className={classes.objection} role="alert">
                {objections.join(' · ')}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
