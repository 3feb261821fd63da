import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SINGLE_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import { assignField, type SingleField } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { CODE_MAX } from '#areas/load-orders/rules/order-limits.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';

/** A comment may have several lines, so the whole form asks for it. */
type OneLine = Exclude<SingleField, 'comment'>;
const NAMES = Object.keys(SINGLE_FIELDS).filter((name) => name !== 'comment') as [OneLine, ...OneLine[]];
const shape = z.object({ field: z.enum(NAMES), value: z.string() });
const field = fieldsOf(shape);

/** One number of a programmed order, without opening the whole form; the first empty one is proposed. */
export default function FieldForm({ order, backTo, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const filling = useAction(assignField, { refresh: ORDER_REFRESH });
  const first = NAMES.find((name) => !order[name]) ?? NAMES[0];
  return (
    <FormShell
      label={t('loadOrders.screens.actions.fillField')}
      shape={shape}
      defaults={{ field: first, value: order[first] ?? '' }}
      openedBy="field"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.save')}
      failure={{ action: 'update', what: t('loadOrders.screens.what') }}
      save={async (body) => {
        await filling.mutateAsync({ params: { id: order._id }, body });
        return body.field;
      }}
      onSaved={(saved) => {
        const words = { field: t(`loadOrders.screens.fields.${saved}`), code: order.loadingOrderCode };
        snackbar.success(t('loadOrders.screens.feedback.field', words));
        onDone();
      }}
    >
      <FieldAndValue order={order} />
    </FormShell>
  );
}

/** The value starts with what the order has in the chosen field. */
function FieldAndValue({ order }: Pick<TaskFormProps, 'order'>): ReactNode {
  const { t } = useTranslation();
  const { set } = useFormValues();
  const options = NAMES.map((value) => ({ value, label: t(`loadOrders.screens.fields.${value}`) }));
  return (
    <>
      <SelectField
        name={field('field')}
        label={t('loadOrders.screens.fill.field')}
        options={options}
        required
        onPick={(option) => option && set(field('value'), order[option.value as OneLine] ?? '')}
      />
      <TextField
        name={field('value')}
        label={t('loadOrders.screens.fill.value')}
        max={CODE_MAX}
        required={false}
        autoFocus
      />
    </>
  );
}
