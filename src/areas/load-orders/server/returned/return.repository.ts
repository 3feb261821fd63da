import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { OrderRecord } from '../order.repository.ts';

/** Why documents were sent back, who did it, and the names of those that are wrong. */
export interface ReturnRecord {
  readonly reason: string | null;
  readonly by: string | null;
  readonly documents: string | null;
}

/** Read in platform scope, because its author may be of another company than its reader; nothing while none is open. */
export async function lastReturn(
  trx: Trx,
  { company_id, id, documents_returned_at }: Pick<OrderRecord, 'company_id' | 'id' | 'documents_returned_at'>,
): Promise<ReturnRecord | undefined> {
  if (documents_returned_at === null) return undefined;
  return trx
    .selectFrom('load_order_event as e')
    .leftJoin('app_user as u', 'u.id', 'e.user_id')
    .select('e.reason')
    .select(sql<string | null>`btrim(u.first_name || ' ' || u.last_name)`.as('by'))
    .select(sql<string | null>`e.details ->> 'fileName'`.as('documents'))
    .where('e.company_id', '=', company_id)
    .where('e.order_id', '=', id)
    .where('e.type', '=', 'documentsReturned')
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
