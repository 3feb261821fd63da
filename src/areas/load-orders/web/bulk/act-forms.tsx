import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { reasonShape } from '#areas/load-orders/contract/order-move.shapes.ts';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { DatesFields } from '../moves/dates-fields.tsx';
import { datesFormShape, NO_DATES } from '../moves/order-dates.ts';
import { useCarrierSource } from '../order/use-sources.ts';
import { givenIn, isAnyGiven } from './given.ts';
import { ManyForm, type ManyFormProps } from './many-form.tsx';

const datesShape = datesFormShape.refine(isAnyGiven, { path: ['loadingDate'], params: { code: 'required' } });
const dateField = fieldsOf(datesFormShape);

/** Sets the dates that are filled in; the others stay as they are in each order. */
export function DatesForMany(props: ManyFormProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ManyForm
      {...props}
      action="editDates"
      shape={datesShape}
      defaults={NO_DATES}
      rest={(dates) => ({ dates: givenIn(dates) })}
      submitLabel={t('loadOrders.screens.save')}
    >
      <DatesFields name={dateField()} />
    </ManyForm>
  );
}

const carrierShape = z.object({ transportCompanyId: z.string().nullable() });
const carrierField = fieldsOf(carrierShape);
const NO_CARRIER = { transportCompanyId: null };

/** Gives the orders to a transport company; an empty choice means the own fleet. */
export function CarrierForMany(props: ManyFormProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ManyForm
      {...props}
      action="assignCarrier"
      shape={carrierShape}
      defaults={NO_CARRIER}
      rest={(values) => values}
      submitLabel={t('loadOrders.screens.save')}
    >
      <AsyncSelectField
        name={carrierField('transportCompanyId')}
        label={t('loadOrders.screens.fields.carrier')}
        help={t('loadOrders.screens.assign.carrierHelp')}
        source={useCarrierSource()}
      />
    </ManyForm>
  );
}

const cancelShape = z.object({ reason: reasonShape });
const cancelField = fieldsOf(cancelShape);
const NO_REASON = { reason: '' };

/** Cancelling frees trucks and drivers and cannot be undone, so it requires a reason. */
export function CancelMany(props: ManyFormProps): ReactNode {
  const { t } = useTranslation();
  const name = t('loadOrders.screens.name', { count: props.orders.length });
  return (
    <ManyForm
      {...props}
      action="cancel"
      shape={cancelShape}
      defaults={NO_REASON}
      rest={(values) => values}
      submitLabel={t('ui.dialog.confirmation.cancel.button')}
    >
      <Text fw={600}>{t('ui.dialog.confirmation.cancel.f', { name })}</Text>
      <Text size="sm" c="dimmed">
        {t('ui.dialog.confirmation.irreversible')}
      </Text>
      <TextareaField name={cancelField('reason')} label={t('loadOrders.screens.fields.reason')} />
    </ManyForm>
  );
}
