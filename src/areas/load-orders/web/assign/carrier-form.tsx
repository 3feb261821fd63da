import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { assignCarrier } from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';
import { useCarrierSource } from '../order/use-sources.ts';

const shape = z.object({ transportCompanyId: z.string().nullable() });
const field = fieldsOf(shape);

/** Gives the order to a transport company, or takes it back: an empty choice means the own fleet. */
export default function CarrierForm({ order, backTo, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const source = useCarrierSource();
  const assigning = useAction(assignCarrier, { refresh: ORDER_REFRESH });
  const { companyId = null, companyName = null } = order.assignment ?? {};
  return (
    <FormShell
      label={t('loadOrders.screens.actions.assignCarrier')}
      shape={shape}
      defaults={{ transportCompanyId: companyId }}
      openedBy="carrier"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.save')}
      failure={{ action: 'update', what: t('loadOrders.screens.what') }}
      save={(body) => assigning.mutateAsync({ params: { id: order._id }, body })}
      onSaved={({ loadingOrder }) => {
        const { provider } = loadingOrder;
        const name = provider?.companyName ?? '';
        snackbar.success(t(`loadOrders.screens.feedback.${provider ? 'carrier' : 'noCarrier'}`, { name }));
        onDone();
      }}
    >
      <AsyncSelectField
        name={field('transportCompanyId')}
        label={t('loadOrders.screens.fields.carrier')}
        help={t('loadOrders.screens.assign.carrierHelp')}
        source={source}
        autoFocus
        {...(companyId && companyName ? { initial: { value: companyId, label: companyName } } : {})}
      />
    </FormShell>
  );
}
