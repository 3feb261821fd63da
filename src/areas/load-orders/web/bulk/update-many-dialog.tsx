import { Select, Stack, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManyAction } from '#areas/load-orders/contract/order-update-many.calls.ts';
import { MAX_CHANGED_AT_ONCE } from '#areas/load-orders/rules/order-limits.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import { CancelMany, CarrierForMany, DatesForMany } from './act-forms.tsx';
import { ChangeMany } from './change-many.tsx';
import type { ManyFormProps } from './many-form.tsx';

const FORMS: Readonly<Record<ManyAction, ComponentType<ManyFormProps>>> = {
  update: ChangeMany,
  editDates: DatesForMany,
  assignCarrier: CarrierForMany,
  cancel: CancelMany,
};

interface UpdateManyDialogProps extends ManyFormProps {
  /** Those that at least one of the orders allows. */
  readonly actions: readonly ManyAction[];
}

/** Changes, dates, hands over or cancels many orders: all of them, or none with the reasons. */
export default function UpdateManyDialog({ actions, ...props }: UpdateManyDialogProps): ReactNode {
  const { t } = useTranslation();
  const [action, setAction] = useState(actions[0]!);
  const { orders, onClose } = props;
  const Form = FORMS[action];
  const title = t('loadOrders.screens.updateMany.title', { count: orders.length });
  if (orders.length > MAX_CHANGED_AT_ONCE) {
    return (
      <Dialog opened title={title} onClose={onClose}>
        <ErrorState compact title={t('loadOrders.screens.updateMany.tooMany', { count: MAX_CHANGED_AT_ONCE })} />
      </Dialog>
    );
  }
  return (
    <Dialog opened title={title} size="lg" onClose={onClose}>
      <Stack>
        <Select
          label={t('loadOrders.screens.updateMany.act')}
          classNames={FIELD_CLASSES}
          data={actions.map((value) => ({ value, label: t(`loadOrders.screens.updateMany.acts.${value}`) }))}
          value={action}
          allowDeselect={false}
          onChange={(value) => setAction((value ?? action) as ManyAction)}
        />
        <Text size="sm" c="dimmed">
          {t('loadOrders.screens.updateMany.text')}
        </Text>
        <Form key={action} {...props} />
      </Stack>
    </Dialog>
  );
}
