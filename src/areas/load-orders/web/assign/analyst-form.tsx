import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { assignAnalyst } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';
import { useOperatorSource } from '../order/use-sources.ts';

const shape = z.object({ analystId: z.string().nullable() });
const field = fieldsOf(shape);

/** Chooses the member of the own company who follows the order. */
export default function AnalystForm({ order, backTo, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const source = useOperatorSource();
  const assigning = useAction(assignAnalyst, { refresh: ORDER_REFRESH });
  const analyst = order.assignedAnalyst;
  return (
    <FormShell
      label={t('loadOrders.screens.actions.analyst')}
      shape={shape}
      defaults={{ analystId: analyst?.userId ?? null }}
      openedBy="analyst"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.save')}
      failure={{ action: 'update', what: t('loadOrders.screens.what') }}
      save={(body) => assigning.mutateAsync({ params: { id: order._id }, body })}
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.feedback.analyst'));
        onDone();
      }}
    >
      <AsyncSelectField
        name={field('analystId')}
        label={t('loadOrders.screens.fields.assignedAnalyst')}
        source={source}
        autoFocus
        {...(analyst ? { initial: { value: analyst.userId, label: analyst.fullName } } : {})}
      />
    </FormShell>
  );
}
