import { screens as loadOrders } from '#areas/load-orders/area.ts';
import { screens } from '#areas/session/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** The target after signing in: a stored deep link, otherwise the requested address, otherwise home. */
const ORDER_KEY = 'tropeiro.deepLink';

interface DeepLink {
  readonly operationId: string;
  readonly orderId: string;
}

/** A mail may link to an order before the user has signed in, so both ids are kept until then. */
export function rememberDeepLink(search: URLSearchParams): void {
  const operationId = search.get('operationId');
  const orderId = search.get('orderId');
  if (operationId && orderId)
    sessionStorage.setItem(ORDER_KEY, JSON.stringify({ operationId, orderId } satisfies DeepLink));
}

/** Deletes the stored link once it is followed. */
export function forgetDeepLink(): void {
  sessionStorage.removeItem(ORDER_KEY);
}

function readDeepLink(): DeepLink | undefined {
  try {
    const link = JSON.parse(sessionStorage.getItem(ORDER_KEY) ?? '') as Partial<DeepLink>;
    return link.operationId && link.orderId ? { operationId: link.operationId, orderId: link.orderId } : undefined;
  } catch {
    return undefined;
  }
}

/** Only addresses of the product itself, because `//elsewhere` would lead to another site. */
const isOwnAddress = (address: unknown): address is string => typeof address === 'string' && /^\/(?!\/)/.test(address);

export function targetAfterSignIn(locationState: unknown): string {
  const link = readDeepLink();
  if (link) {
    const { operationId, orderId: loadOrderId } = link;
    return addressOf(loadOrders.orderFromMail, { operationId, loadOrderId, mail: 'false' });
  }
  const from = (locationState as { from?: unknown } | null)?.from;
  return isOwnAddress(from) && !from.startsWith(addressOf(screens.signIn)) ? from : '/';
}
