import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { Trx } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import { countTravel } from '../assign/driver-account.repository.ts';
import { orderFinished } from '../order.events.ts';
import { type ChangedOrder, type OrderRecord, updateOrder } from '../order.repository.ts';
import { insertEvents } from '../order-event.repository.ts';
import { clientContact, orderSummary } from '../order-summary.ts';

interface End {
  readonly at: Date;
  /** The company whoever ends it acts in. */
  readonly companyId: string;
  readonly userId: string | null;
  readonly byName?: string | null;
  readonly values?: ChangedOrder;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Without the last task having been done. */
  readonly byHand: boolean;
}

/** The load is where it belongs: the order is finished, truck and driver are free, and the driver has one more trip. */
export async function endTrip(trx: Trx, order: OrderRecord, end: End): Promise<void> {
  const { at, userId, byName = null, values = {}, details = {} } = end;
  await updateOrder(trx, order, { finished_at: at, ...values });
  await insertEvents(trx, [
    {
      companyId: order.company_id,
      orderId: order.id,
      type: 'finished',
      userId,
      byName,
      status: ORDER_STATUS.finished,
      details,
    },
  ]);
  await countTravel(trx, order);
  await emitFinished(trx, order, end);
}

export async function emitFinished(
  trx: Trx,
  order: OrderRecord,
  { companyId, userId, byHand }: Pick<End, 'companyId' | 'userId' | 'byHand'>,
): Promise<void> {
  const payload = { order: await orderSummary(trx, order), client: clientContact(order), byHand };
  await emit(trx, orderFinished, { companyId, actorId: userId }, payload);
}
