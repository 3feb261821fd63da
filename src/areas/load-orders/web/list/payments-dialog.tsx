import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { payOrders } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useToday } from '#ui/session/zone.ts';
import { PaymentRow } from './payment-row.tsx';
import classes from './payments-dialog.module.css';
import { paymentsOf, paymentsShape } from './payments-form.ts';

const field = fieldsOf(paymentsShape);

interface PaymentsDialogProps {
  readonly orders: readonly OrderRow[];
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

const OLDEST_YEAR = 2000;

/** Pays many orders at once: all of them, or none. */
export default function PaymentsDialog({ orders, onPaid, onClose }: PaymentsDialogProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const snackbar = useSnackbar();
  const { country } = useSignedIn();
  const paying = useAction(payOrders, { refresh: ORDER_REFRESH });
  const defaults = useMemo(
    () => paymentsOf(orders, today, countryOrDefault(country).currency.code),
    [orders, today, country],
  );
  const title = t('loadOrders.screens.payment.many', { count: orders.length });
  return (
    <Dialog opened title={title} size="lg" onClose={onClose} busy={paying.isPending}>
      <FormShell
        label={title}
        shape={paymentsShape}
        defaults={defaults}
        backTo=""
        onCancel={onClose}
        submitLabel={t('loadOrders.screens.actions.pay')}
        failure={{ action: 'register', what: t('loadOrders.screens.payment.whatMany') }}
        save={(body) => paying.mutateAsync({ body })}
        onSaved={({ loadingOrders }) => {
          const open = loadingOrders.filter((order) => order.loadingOrderStatus !== ORDER_STATUS.paid).length;
          const done = t('loadOrders.screens.payment.doneMany', { count: loadingOrders.length });
          snackbar.success(
            open === 0 ? done : `${done} · ${t('loadOrders.screens.payment.stillOpen', { count: open })}`,
          );
          onPaid();
        }}
      >
        <FieldGrid>
          <DateField
            name={field('paidOn')}
            label={t('loadOrders.screens.payment.paidOn')}
            minYear={OLDEST_YEAR}
            max={today}
          />
          <TextField name={field('reference')} label={t('loadOrders.screens.payment.reference')} max={100} />
        </FieldGrid>
        <ol className={classes.rows}>
          {orders.map((order, at) => (
            <PaymentRow key={order._id} order={order} name={field(`payments.${at}`)} />
          ))}
        </ol>
      </FormShell>
    </Dialog>
  );
}
