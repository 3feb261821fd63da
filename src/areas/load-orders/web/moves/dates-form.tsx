import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOrderDates } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';
import { DatesFields } from './dates-fields.tsx';
import { datesFormOf, datesFormShape } from './order-dates.ts';

const field = fieldsOf(datesFormShape);

/** Changes the dates and nothing else. */
export default function DatesForm({ order, backTo, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const changing = useAction(changeOrderDates, { refresh: ORDER_REFRESH });
  const { _id: id, version } = order;
  return (
    <FormShell
      recordId={id}
      label={t('loadOrders.screens.actions.editDates')}
      shape={datesFormShape}
      defaults={datesFormOf(order)}
      openedBy="dates"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.save')}
      failure={{ action: 'update', what: t('loadOrders.screens.what') }}
      save={(dates) => changing.mutateAsync({ params: { id }, body: { version, dates } })}
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.feedback.dates', { code: order.loadingOrderCode }));
        onDone();
      }}
    >
      <DatesFields name={field()} />
    </FormShell>
  );
}
