import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import {
  type PaymentAccount,
  paymentInputShape,
  payOrder,
  readPayments,
} from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { earliestPayment } from '#areas/load-orders/rules/payment.ts';
import { CURRENCIES, type Currency } from '#areas/operations/rules/catalogues.ts';
import { countryOrDefault } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
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
import { useShowMoney } from '#ui/session/money.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useToday, useZone } from '#ui/session/zone.ts';
import type { FileItem } from '#ui/upload/file-value.ts';
import { UploadField } from '#ui/upload/upload-field.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';
import { DifferenceField } from './difference-field.tsx';
import { PaymentAccountFacts } from './payment-account.tsx';

const receipt = z.custom<FileItem | null>((item) => item === null || (typeof item === 'object' && 'url' in item));

/** A payment in a form: the receipt is an uploaded file, or none. */
const paymentFormShape = z
  .object({ ...paymentInputShape.omit({ fileId: true }).shape, receipt })
  .transform(({ receipt: file, ...payment }) => ({ ...payment, fileId: (file && storedFileId(file.url)) ?? null }));

const field = fieldsOf(paymentFormShape);

/** The amount, date and receipt of a payment; it starts with the rest that is owed. */
export default function PayForm(props: TaskFormProps): ReactNode {
  const reply = useCall(readPayments, { params: { id: props.order._id } });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <FormSkeleton fields={4} />;
  return <PaymentForm {...props} account={reply.data.account} />;
}

interface PaymentFormProps extends TaskFormProps {
  readonly account: PaymentAccount;
}

function PaymentForm({ order, account, backTo, onDone }: PaymentFormProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const snackbar = useSnackbar();
  const showMoney = useShowMoney();
  const { country } = useSignedIn();
  const paying = useAction(payOrder, { refresh: ORDER_REFRESH });
  const { loadingOrderCode: code } = order;
  const { rest } = account;
  return (
    <FormShell
      label={t('loadOrders.screens.actions.pay')}
      shape={paymentFormShape}
      defaults={{
        amount: rest === null || rest.startsWith('-') ? '' : rest,
        currency: (account.currency ?? countryOrDefault(country).currency.code) as Currency,
        paidOn: today,
        reference: '',
        differenceReason: '',
        receipt: null,
      }}
      openedBy="pay"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.actions.pay')}
      failure={{ action: 'register', what: t('loadOrders.screens.payment.what') }}
      save={(body) => paying.mutateAsync({ params: { id: order._id }, body })}
      onSaved={({ loadingOrder, account: after }) => {
        if (loadingOrder.loadingOrderStatus === ORDER_STATUS.paid) {
          snackbar.success(t('loadOrders.screens.payment.done', { code }));
        } else if (after.rest === null) snackbar.success(t('loadOrders.screens.payment.open', { code }));
        else
          snackbar.success(
            t('loadOrders.screens.payment.partly', { code, rest: showMoney(after.rest, after.currency) }),
          );
        onDone();
      }}
    >
      <PaymentAccountFacts account={account} />
      <PaymentFields order={order} account={account} />
    </FormShell>
  );
}

function PaymentFields({ order, account }: Pick<PaymentFormProps, 'order' | 'account'>): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  const today = useToday();
  const currency = useFieldValue(field('currency'));
  const amount = useFieldValue(field('amount'));
  const currencies = account.currency === null ? CURRENCIES : [account.currency];
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
        options={currencies.map((code) => ({ value: code, label: code }))}
      />
      <DateField
        name={field('paidOn')}
        label={t('loadOrders.screens.payment.paidOn')}
        min={earliestPayment(dayIn(new Date(order.createdAt), zone), order.dates.loadingDate)}
        max={today}
      />
      <TextField name={field('reference')} label={t('loadOrders.screens.payment.reference')} max={100} />
      <FullRow>
        <DifferenceField name={field('differenceReason')} amount={amount ?? ''} rest={account.rest} />
      </FullRow>
      <FullRow>
        <UploadField name={field('receipt')} label={t('loadOrders.screens.payment.receipt')} allowedMaxFiles={1} />
      </FullRow>
    </FieldGrid>
  );
}
