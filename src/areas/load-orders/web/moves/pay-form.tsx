import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { paymentInputShape, payOrder } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { CURRENCIES, type Currency } from '#areas/operations/rules/catalogues.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { storedFileId } from '#ui/media/stored-link.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useToday } from '#ui/session/zone.ts';
import type { FileItem } from '#ui/upload/file-value.ts';
import { UploadField } from '#ui/upload/upload-field.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';
import { dueAmount } from './due-amount.ts';

const receipt = z.custom<FileItem | null>((item) => item === null || (typeof item === 'object' && 'url' in item));

/** A payment in a form: the receipt is an uploaded file, or none. */
const paymentFormShape = z
  .object({ ...paymentInputShape.omit({ fileId: true }).shape, receipt })
  .transform(({ receipt: file, ...payment }) => ({ ...payment, fileId: (file && storedFileId(file.url)) ?? null }));

const field = fieldsOf(paymentFormShape);

function owed({ carrierFreight, weightUnit, loadedTn, deliveredTn }: TaskFormProps['order']): string | null {
  if (!carrierFreight) return null;
  const { type, value, unit } = carrierFreight;
  const weighed = { weight: weightUnit?.value ?? null, weightUnit: weightUnit?.weightUnitId ?? null };
  return dueAmount({ type, value, unit: unit?.measurementId ?? null }, { ...weighed, loadedTn, deliveredTn });
}

/** The amount, date and receipt of a payment. */
export default function PayForm({ order, backTo, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const snackbar = useSnackbar();
  const { country } = useSignedIn();
  const paying = useAction(payOrder, { refresh: ORDER_REFRESH });
  const currency = order.carrierFreight?.currency;
  return (
    <FormShell
      label={t('loadOrders.screens.actions.pay')}
      shape={paymentFormShape}
      defaults={{
        amount: owed(order) ?? '',
        currency: (currency?.measurementId ?? countryOrDefault(country).currency.code) as Currency,
        paidOn: today,
        reference: '',
        receipt: null,
      }}
      openedBy="pay"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.actions.pay')}
      failure={{ action: 'register', what: t('loadOrders.screens.payment.what') }}
      save={(body) => paying.mutateAsync({ params: { id: order._id }, body })}
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.feedback.paid', { code: order.loadingOrderCode }));
        onDone();
      }}
    >
      <PaymentFields />
    </FormShell>
  );
}

function PaymentFields(): ReactNode {
  const { t } = useTranslation();
  const currency = useFieldValue(field('currency'));
  return (
    <FieldGrid>
      <MoneyField
        name={field('amount')}
        label={t('loadOrders.screens.payment.amount')}
        currency={currency}
        autoFocus
        required
      />
      <SelectField
        name={field('currency')}
        label={t('loadOrders.screens.payment.currency')}
        options={CURRENCIES.map((code) => ({ value: code, label: code }))}
      />
      <DateField name={field('paidOn')} label={t('loadOrders.screens.payment.paidOn')} minYear={2000} />
      <TextField name={field('reference')} label={t('loadOrders.screens.payment.reference')} max={100} />
      <FullRow>
        <UploadField name={field('receipt')} label={t('loadOrders.screens.payment.receipt')} allowedMaxFiles={1} />
      </FullRow>
    </FieldGrid>
  );
}
