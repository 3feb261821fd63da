import type { PaymentAccount, PaymentView } from '#areas/load-orders/contract/order-payment.calls.ts';
import { type Account, accountOf, type Money } from '#areas/load-orders/rules/payment.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { OrderRecord } from '../order.repository.ts';
import type { PaymentRecord } from './payment.repository.ts';

type Reader = Pick<RequestContext<unknown>, 'services' | 'now'>;

export function presentPayment(payment: PaymentRecord, { services, now }: Reader): PaymentView {
  return {
    _id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    paidOn: payment.paid_on,
    reference: payment.reference,
    receiptUrl: payment.file_id && signedUrl(services.config, payment.file_id, now),
    registeredBy: payment.registeredBy,
    registeredAt: payment.created_at.toISOString(),
  };
}

/** What the order owes for its carrier's freight, after the given payments. */
export function accountOfOrder(order: OrderRecord, payments: readonly Money[]): Account {
  const price = {
    type: order.carrier_freight_type,
    value: order.carrier_freight,
    currency: order.carrier_freight_currency,
    unit: order.carrier_freight_unit,
  };
  const { weight, weight_unit: weightUnit, loaded_tn: loadedTn, delivered_tn: deliveredTn } = order;
  return accountOf(price, { weight, weightUnit, loadedTn, deliveredTn }, payments);
}

export function presentAccount(order: OrderRecord, payments: readonly Money[]): PaymentAccount {
  return { ...accountOfOrder(order, payments), differenceReason: order.payment_difference };
}
