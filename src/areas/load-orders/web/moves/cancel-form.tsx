import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { reasonShape } from '#areas/load-orders/contract/order-move.shapes.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';

const shape = z.object({ reason: reasonShape });
const field = fieldsOf(shape);

/** Cancelling frees truck and driver and cannot be undone, so it requires a reason. */
export default function CancelForm({ order, backTo, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const cancelling = useAction(cancelOrder, { refresh: ORDER_REFRESH });
  return (
    <FormShell
      label={t('loadOrders.screens.actions.cancel')}
      shape={shape}
      defaults={{ reason: '' }}
      openedBy="cancel"
      backTo={backTo}
      submitLabel={t('ui.dialog.confirmation.cancel.button')}
      danger
      failure={{ action: 'cancel', what: t('loadOrders.screens.what') }}
      save={(body) => cancelling.mutateAsync({ params: { id: order._id }, body })}
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.feedback.cancelled', { code: order.loadingOrderCode }));
        onDone();
      }}
    >
      <Text size="sm" c="dimmed">
        {t('ui.dialog.confirmation.irreversible')}
      </Text>
      <TextareaField name={field('reason')} label={t('loadOrders.screens.fields.reason')} autoFocus />
    </FormShell>
  );
}
