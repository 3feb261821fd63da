import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '#areas/load-orders/contract/order-payment.calls.ts';
import { formatAmount } from '#kernel/money.ts';
import { Facts } from '#ui/record/section.tsx';

/** An amount as people read it, with the currency of the account. */
export function shownIn({ currency }: Pick<PaymentAccount, 'currency'>, amount: string): string {
  return `${currency ?? ''} ${formatAmount(amount)}`.trim();
}

/** What is owed, what was paid, and the rest; also why an order was closed with a difference. */
export function PaymentAccountFacts({ account }: { readonly account: PaymentAccount }): ReactNode {
  const { t } = useTranslation();
  const { owed, paid, rest, differenceReason } = account;
  const amount = (value: string | null) =>
    value === null ? t('loadOrders.screens.payment.unknown') : shownIn(account, value);
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
