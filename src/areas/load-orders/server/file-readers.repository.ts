import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { AppError } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { companyOf } from '#platform/actor.ts';
import type { FileReader, ReaderContext } from '#platform/files/file-reader.ts';
import { type AccessibleOrder, readAccessible } from './moves/order-access.ts';
import { seesFile } from './present-parts.ts';

/** The order as the reader sees it; undefined when they do not. */
async function seenOrder(context: ReaderContext, id: string): Promise<AccessibleOrder | undefined> {
  return readAccessible(context, id).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return undefined;
    throw error;
  });
}

/** The documents of an order, for those who see the order and documents of their kind. */
const orderFile: FileReader = {
  table: 'load_order_file',
  column: 'file_id',
  mayRead: async (context, fileId) => {
    if (context.actor.companyId === null) return false;
    const files = await context.trx
      .selectFrom('load_order_file')
      .select(['order_id', 'type'])
      .where('file_id', '=', fileId)
      .execute();
    for (const { order_id, type } of files) {
      const seen = await seenOrder(context, order_id);
      if (seen && seesFile(type, seen.side)) return true;
    }
    return false;
  },
};

/** The receipt of a payment, for those of the own company who see prices. */
const paymentReceipt: FileReader = {
  table: 'load_order_payment',
  column: 'file_id',
  mayRead: async (context, fileId) => {
    if (!holds(context.actor.permissions, SEE_FREIGHT)) return false;
    const payments = await context.trx
      .selectFrom('load_order_payment')
      .select('order_id')
      .where('company_id', '=', companyOf(context.actor))
      .where('file_id', '=', fileId)
      .execute();
    for (const { order_id } of payments) {
      if ((await seenOrder(context, order_id))?.side === 'own') return true;
    }
    return false;
  },
};

export const orderFileReaders: readonly FileReader[] = [orderFile, paymentReceipt];
