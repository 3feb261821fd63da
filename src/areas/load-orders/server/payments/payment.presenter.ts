import type { PaymentView } from '#areas/load-orders/contract/order-payment.calls.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
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
