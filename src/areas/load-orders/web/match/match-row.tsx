import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import classes from './match-dialog.module.css';
import type { MatchPair } from './match-shape.ts';
import { useDriverSource, useTruckSource } from './use-vehicle-sources.ts';

interface MatchRowProps {
  readonly order: OrderRow;
  readonly name: FieldName<MatchPair>;
  readonly autoFocus: boolean;
  readonly proposed: Option | undefined;
}

/** One order with its truck and, if chosen, another driver; objections of the server are shown below. */
export function MatchRow({ order, name, autoFocus, proposed }: MatchRowProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const { errors } = useFormState({ name: name as string });
  const objection = get(errors, `${name}.message`) as string | undefined;
  const trucks = useTruckSource(order._id);
  const drivers = useDriverSource(order._id);
  return (
    <li className={classes.row} data-refused={objection !== undefined || undefined}>
      <span className={classes.words}>
        <strong>{order.loadingOrderCode}</strong>
        <span className={classes.quiet}>
          {[order.own ? null : order.company, `${order.origin} → ${order.destination}`].filter(Boolean).join(' · ')}
        </span>
      </span>
      <AsyncSelectField
        name={field('transportUnitId')}
        label={t('loadOrders.screens.match.truck')}
        source={trucks}
        minLetters={0}
        initial={proposed}
        autoFocus={autoFocus}
      />
      <AsyncSelectField
        name={field('truckerId')}
        label={t('loadOrders.screens.match.driver')}
        placeholder={t('loadOrders.screens.match.ownDriver')}
        source={drivers}
        minLetters={0}
      />
      {objection && (
        <p className={classes.objection} role="alert">
          {objection}
        </p>
      )}
    </li>
  );
}
