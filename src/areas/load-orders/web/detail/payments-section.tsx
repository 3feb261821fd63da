import { Anchor, Button, Group } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import {
  type PaymentAccount,
  type PaymentView,
  readPayments,
} from '#areas/load-orders/contract/order-payment.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import { PaymentAccountFacts } from '../moves/payment-account.tsx';
import classes from './payments-section.module.css';

const ClosePaymentDialog = lazy(() => import('../moves/close-payment-dialog.tsx'));

/** What is owed, every payment, and the rest; only for the paying company. */
export function PaymentsSection({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readPayments, { params: { id: order._id } }, { enabled: order.side === 'own' });
  if (order.side !== 'own') return null;
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data) return <CardsSkeleton cards={1} />;
    const { payments, account } = reply.data;
    return (
      <>
        <PaymentAccountFacts account={account} />
        {payments.length === 0 && <EmptyState compact title={t('loadOrders.screens.payment.none')} />}
        <ul className={classes.payments}>
          {payments.map((payment) => (
            <Payment key={payment._id} payment={payment} />
          ))}
        </ul>
        {order.moves.includes('pay') && <Payable order={order} account={account} isBegun={payments.length > 0} />}
      </>
    );
  };
  return <Section title={t('loadOrders.screens.payment.title')}>{body()}</Section>;
}

function Payment({ payment }: { readonly payment: PaymentView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const showMoney = useShowMoney();
  const registered = [showInstant(payment.registeredAt), payment.registeredBy].filter(Boolean).join(' · ');
  return (
    <li className={classes.payment}>
      <Facts
        facts={[
          { label: t('loadOrders.screens.payment.amount'), value: showMoney(payment.amount, payment.currency) },
          { label: t('loadOrders.screens.payment.paidOn'), value: showDay(payment.paidOn) },
          { label: t('loadOrders.screens.payment.reference'), value: payment.reference ?? <None /> },
          { label: t('loadOrders.screens.payment.registered'), value: registered },
        ]}
      />
      {payment.receiptUrl && (
        <Anchor href={payment.receiptUrl} target="_blank" rel="noreferrer">
          {t('loadOrders.screens.payment.receipt')}
        </Anchor>
      )}
    </li>
  );
}

interface PayableProps {
  readonly order: OrderView;
  readonly account: PaymentAccount;
  readonly isBegun: boolean;
}

function Payable({ order, account, isBegun }: PayableProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [isClosing, setClosing] = useState(false);
  return (
    <Group>
      <Button component={Link} to={taskSearch(params, 'pay', order._id)}>
        {t('loadOrders.screens.actions.pay')}
      </Button>
      {isBegun && (
        <Button variant="default" onClick={() => setClosing(true)}>
          {t('loadOrders.screens.payment.close')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isClosing && <ClosePaymentDialog order={order} account={account} onClose={() => setClosing(false)} />}
      </Suspense>
    </Group>
  );
}
