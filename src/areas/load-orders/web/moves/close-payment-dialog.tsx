import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { closePayment, type PaymentAccount } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import type { NamedOrder } from '../order/use-order-moves.ts';

const shape = z.object({ differenceReason: optionalTextShape(500) });
const field = fieldsOf(shape);

interface ClosePaymentDialogProps {
  readonly order: NamedOrder;
  readonly account: PaymentAccount;
  readonly onClose: () => void;
}

/** Ends the payment of an order with what was paid so far. */
export default function ClosePaymentDialog({ order, account, onClose }: ClosePaymentDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const showMoney = useShowMoney();
  const closing = useAction(closePayment, { refresh: ORDER_REFRESH });
  const title = t('loadOrders.screens.payment.close');
  const { rest } = account;
  const isWhole = rest === '0.00';
  const text = () => {
    if (isWhole) return t('loadOrders.screens.payment.closeEven');
    if (rest === null) return t('loadOrders.screens.payment.unknownHelp');
    return t('loadOrders.screens.payment.closeText', { rest: showMoney(rest, account.currency) });
  };
  return (
    <Dialog opened title={title} onClose={onClose} busy={closing.isPending}>
      <FormShell
        label={title}
        shape={shape}
        defaults={{ differenceReason: '' }}
        backTo=""
        onCancel={onClose}
        submitLabel={title}
        failure={{ action: 'register', what: t('loadOrders.screens.payment.what') }}
        save={(body) => closing.mutateAsync({ params: { id: order._id }, body })}
        onSaved={() => {
          snackbar.success(t('loadOrders.screens.payment.closed', { code: order.loadingOrderCode }));
          onClose();
        }}
      >
        <Text size="sm">{text()}</Text>
        {!isWhole && (
          <TextareaField
            name={field('differenceReason')}
            label={t('loadOrders.screens.payment.differenceReason')}
            max={500}
            required
            autoFocus
          />
        )}
      </FormShell>
    </Dialog>
  );
}
