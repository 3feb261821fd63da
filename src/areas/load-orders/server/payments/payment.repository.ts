import { type Insertable, sql } from 'kysely';
import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { LoadOrderPayment } from '#platform/db/schema.gen.ts';
import type { OrderRecord } from '../order.repository.ts';

export async function findPayment(trx: Trx, { company_id, id }: Pick<OrderRecord, 'company_id' | 'id'>) {
  return trx
    .selectFrom('load_order_payment as p')
    .leftJoin('app_user as u', 'u.id', 'p.created_by')
    .select(['p.id', 'p.amount', 'p.currency', 'p.paid_on', 'p.reference', 'p.file_id', 'p.created_at'])
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('registeredBy'))
    .where('p.company_id', '=', company_id)
    .where('p.order_id', '=', id)
    .executeTakeFirst();
}
export type PaymentRecord = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export async function insertPayments(trx: Trx, rows: readonly Insertable<LoadOrderPayment>[]): Promise<void> {
  try {
    await trx
      .insertInto('load_order_payment')
      .values([...rows])
      .execute();
  } catch (cause) {
    if (violatedConstraint(cause) !== 'load_order_payment_company_id_order_id_key') throw cause;
    throw orderErrors.alreadyPaid({ cause });
  }
}
