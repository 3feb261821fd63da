import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import type { Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import { definePort } from '#platform/ports.ts';

interface Expected {
  readonly at: Date;
  readonly from: Date;
  readonly to: Date;
}

/** When the truck of an open order is expected at the delivery, by where it is; null where nobody knows. */
export const clientEta =
  definePort<
    (trx: Trx, order: OrderRecord, from: { readonly at: Position; readonly now: Date }) => Promise<Expected | null>
  >('sharing.eta');
