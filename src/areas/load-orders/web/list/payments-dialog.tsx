import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { payOrders } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { CURRENCIES } from '#areas/operations/rules/catalogues.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useToday } from '#ui/session/zone.ts';
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
          snackbar.success(t('loadOrders.screens.feedback.paidMany', { count: loadingOrders.length }));
          onPaid();
        }}
      >
        <FieldGrid>
          <DateField name={field('paidOn')} label={t('loadOrders.screens.payment.paidOn')} minYear={OLDEST_YEAR} />
          <TextField name={field('reference')} label={t('loadOrders.screens.payment.reference')} max={100} />
        </FieldGrid>
        <ol className={classes.rows}>
          {orders.map(({ _id, loadingOrderCode, trucker, plate }, at) => (
            <li key={_id} className={classes.row}>
              <span className={classes.words}>
                <strong>{loadingOrderCode}</strong>
                <span className={classes.quiet}>{[trucker, plate].filter(Boolean).join(' · ')}</span>
              </span>
              <NumberField name={field(`payments.${at}.amount`)} label={t('loadOrders.screens.payment.amount')} />
              <SelectField
                name={field(`payments.${at}.currency`)}
                label={t('loadOrders.screens.payment.currency')}
                options={CURRENCIES.map((code) => ({ value: code, label: code }))}
              />
            </li>
          ))}
        </ol>
      </FormShell>
    </Dialog>
  );
}
