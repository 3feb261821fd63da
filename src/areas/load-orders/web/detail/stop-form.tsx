import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { markStop } from '#areas/load-orders/contract/order-part.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import type { PartFormProps } from '#areas/load-orders/contract/order-slots.ts';
import { stopStatusShape } from '#areas/load-orders/contract/order-stop.shapes.ts';
import { STOP_STATUSES } from '#areas/load-orders/rules/order-limits.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';

const field = fieldsOf(stopStatusShape);

/** Records the outcome of a pickup or a delivery. */
export default function StopForm({ order, id, backTo, onDone }: PartFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const marking = useAction(markStop, { refresh: ORDER_REFRESH });
  const stop = order.stops.find(({ _id }) => _id === id);
  if (!stop) return <ErrorState compact title={t('errors.request.notFound')} />;
  const statuses = STOP_STATUSES.map((status) => ({ value: status, label: t(`loadOrders.stopStatuses.${status}`) }));
  const label = t('loadOrders.screens.stops.dialog', { place: stop.place.cityName });
  return (
    <FormShell
      label={label}
      shape={stopStatusShape}
      defaults={{ status: stop.status, quantityDone: stop.quantityDone ?? stop.quantity, note: stop.note ?? '' }}
      openedBy="stop"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.save')}
      failure={{ action: 'update', what: t('loadOrders.screens.stops.what') }}
      save={(body) => marking.mutateAsync({ params: { id: order._id, stopId: id }, body })}
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.stops.marked'));
        onDone();
      }}
    >
      <SelectField name={field('status')} label={label} options={statuses} autoFocus />
      <NumberField name={field('quantityDone')} label={t('loadOrders.screens.stops.quantityDone')} decimals={3} />
      <TextareaField name={field('note')} label={t('loadOrders.screens.stops.note')} />
    </FormShell>
  );
}
