import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { mayMove } from '#areas/load-orders/contract/order-moves.ts';
import type { OrderRecord } from '../order.repository.ts';
import type { ReturnRecord } from './return.repository.ts';

/** What a delivery waits for until it is accepted. */
export function presentReturn(
  { documents_returned_at: at, status }: Pick<OrderRecord, 'documents_returned_at' | 'status'>,
  returned: ReturnRecord | null | undefined,
): OrderView['returned'] {
  if (at === null || !returned || !mayMove(status, 'accept')) return null;
  const { by, reason, documents } = returned;
  return { at: at.toISOString(), by, reason, documents };
}
