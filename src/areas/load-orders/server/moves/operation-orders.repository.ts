import type { Trx } from '#platform/db/database.ts';
import { lockOrders, type OrderRecord } from '../order.repository.ts';

/** Locks every order of an operation, so that none of them moves meanwhile. */
export async function lockOrdersOf(trx: Trx, companyId: string, operationId: string): Promise<OrderRecord[]> {
  const rows = await trx
    .selectFrom('load_order')
    .select('id')
    .where('company_id', '=', companyId)
    .where('operation_id', '=', operationId)
    .execute();
  return lockOrders(
    trx,
    rows.map(({ id }) => id),
  );
}

/** The length of the order's status history. */
export async function statusEntries(
  trx: Trx,
  { company_id, id }: Pick<OrderRecord, 'company_id' | 'id'>,
): Promise<number> {
  const { count } = await trx
    .selectFrom('load_order_event')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('company_id', '=', company_id)
    .where('order_id', '=', id)
    .where('status', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the orders with everything that belongs to them; returns the files left over. */
export async function removeOrders(trx: Trx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const files = await trx
    .selectFrom('load_order_file')
    .select('file_id')
    .where('company_id', '=', companyId)
    .where('order_id', 'in', [...ids])
    .execute();
  await trx
    .deleteFrom('load_order')
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  return files.map(({ file_id }) => file_id);
}
