import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '#areas/load-orders/contract/order-payment.calls.ts';
import { Facts } from '#ui/record/section.tsx';
import { useShowMoney } from '#ui/session/money.ts';

/** What is owed, what was paid, and the rest; also why an order was closed with a difference. */
export function PaymentAccountFacts({ account }: { readonly account: PaymentAccount }): ReactNode {
  const { t } = useTranslation();
  const showMoney = useShowMoney();
  const { owed, paid, rest, differenceReason } = account;
  const amount = (value: string | null) =>
    value === null ? t('loadOrders.screens.payment.unknown') : showMoney(value, account.currency);
  return (
    <Facts
      facts={[
        { label: t('loadOrders.screens.payment.owed'), value: amount(owed) },
        { label: t('loadOrders.screens.payment.paid'), value: amount(paid) },
        { label: t('loadOrders.screens.payment.rest'), value: amount(rest) },
        ...(differenceReason === null
          ? []
          : [{ label: t('loadOrders.screens.payment.differenceReason'), value: differenceReason, wide: true }]),
      ]}
    />
  );
}
