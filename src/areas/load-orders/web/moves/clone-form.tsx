import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { cloneOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { MAX_ORDERS_AT_ONCE } from '#areas/load-orders/rules/order-limits.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';
import { DatesFields } from './dates-fields.tsx';
import { datesFormOf, datesFormShape } from './order-dates.ts';

const shape = z.object({
  numLoadingOrders: z.number().int().min(1).max(MAX_ORDERS_AT_ONCE),
  dates: datesFormShape,
});
const field = fieldsOf(shape);

/** Creates programmed copies of an order, with dates of their own. */
export default function CloneForm({ order, backTo, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const cloning = useAction(cloneOrder, { refresh: ORDER_REFRESH });
  return (
    <FormShell
      label={t('loadOrders.screens.actions.clone')}
      shape={shape}
      defaults={{ numLoadingOrders: 1, dates: datesFormOf(order) }}
      openedBy="clone"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.actions.clone')}
      failure={{ action: 'clone', what: t('loadOrders.screens.what') }}
      save={(body) => cloning.mutateAsync({ body: { ...body, loadingOrderId: order._id } })}
      onSaved={({ loadingOrders }) => {
        snackbar.success(t('loadOrders.screens.feedback.created', { count: loadingOrders.length }));
        onDone();
      }}
    >
      <FieldGrid>
        <NumberField
          name={field('numLoadingOrders')}
          label={t('loadOrders.screens.fields.numLoadingOrders')}
          decimals={0}
          min={1}
          max={MAX_ORDERS_AT_ONCE}
          step={1}
          autoFocus
        />
      </FieldGrid>
      <DatesFields name={field('dates')} />
    </FormShell>
  );
}
