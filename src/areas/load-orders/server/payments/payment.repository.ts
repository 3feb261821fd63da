import { type Insertable, sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { LoadOrderPayment } from '#platform/db/schema.gen.ts';
import type { OrderRecord } from '../order.repository.ts';

type Paid = Pick<OrderRecord, 'company_id' | 'id'>;

/** The payments of orders of one company, oldest first. */
export async function findPayments(trx: Trx, orders: readonly Paid[]) {
  const [first] = orders;
  if (!first) return [];
  return trx
    .selectFrom('load_order_payment as p')
    .leftJoin('app_user as u', 'u.id', 'p.created_by')
    .select(['p.id', 'p.order_id', 'p.amount', 'p.currency', 'p.paid_on', 'p.reference', 'p.file_id', 'p.created_at'])
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('registeredBy'))
    .where('p.company_id', '=', first.company_id)
    .where('p.order_id', '=', sql<string>`any(${orders.map(({ id }) => id)}::uuid[])`)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
}
export type PaymentRecord = Awaited<ReturnType<typeof findPayments>>[number];

export async function insertPayments(trx: Trx, rows: readonly Insertable<LoadOrderPayment>[]): Promise<void> {
  await trx
    .insertInto('load_order_payment')
    .values([...rows])
    .execute();
}
