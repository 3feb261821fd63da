import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { CURRENCIES } from '#areas/operations/rules/catalogues.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { DifferenceField } from '../moves/difference-field.tsx';
import classes from './payments-dialog.module.css';
import type { PaymentRowForm } from './payments-form.ts';

interface PaymentRowProps {
  readonly order: OrderRow;
  readonly name: FieldName<PaymentRowForm>;
}

/** The payment of one of many orders; objections of the server are shown below. */
export function PaymentRow({ order, name }: PaymentRowProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const amount = useFieldValue(field('amount'));
  const currency = useFieldValue(field('currency'));
  const { errors } = useFormState({ name: name as string });
  const objection = get(errors, `${name}.message`) as string | undefined;
  const { loadingOrderCode, trucker, plate, rest, carrierFreightCurrency } = order;
  const currencies = carrierFreightCurrency === null ? CURRENCIES : [carrierFreightCurrency];
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <strong>{loadingOrderCode}</strong>
        <span className={classes.quiet}>{[trucker, plate].filter(Boolean).join(' · ')}</span>
      </span>
      <MoneyField
        name={field('amount')}
        label={t('loadOrders.screens.payment.amount')}
        currency={currency ?? CURRENCIES[0]}
        required
      />
      <SelectField
        name={field('currency')}
        label={t('loadOrders.screens.payment.currency')}
        options={currencies.map((code) => ({ value: code, label: code }))}
      />
      <div className={classes.whole}>
        <DifferenceField name={field('differenceReason')} amount={amount ?? ''} rest={rest} />
      </div>
      {objection && (
        <p className={classes.objection} role="alert">
          {objection}
        </p>
      )}
    </li>
  );
}
