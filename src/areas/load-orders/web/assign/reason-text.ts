import type { ReasonAgainst } from '#areas/load-orders/contract/order-assign.calls.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';

/** A reason against a truck or a driver, with the order or the registers it comes from. */
export function reasonText(t: TranslateKey, { code, loadingOrderCode, checks }: ReasonAgainst): string {
  return t(`loadOrders.reasons.${code}`, {
    order: loadingOrderCode ?? '',
    checks: checks.map((check) => check.replaceAll('_', ' ')).join(', '),
  });
}
