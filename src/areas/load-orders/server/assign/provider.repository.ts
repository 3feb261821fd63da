import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { OrderRecord } from '../order.repository.ts';

type Handed = Pick<OrderRecord, 'company_id' | 'carrier_id' | 'carrier_company_id'>;

/** Whether the order's company still works with the carrier; read in platform scope, since partners are private. */
export async function isProvider(trx: Trx, { company_id, carrier_id, carrier_company_id }: Handed): Promise<boolean> {
  if (!carrier_id || !carrier_company_id) return false;
  const found = await withPlatformScope(trx, () =>
    trx
      .selectFrom('partner')
      .select('id')
      .where('company_id', '=', company_id)
      .where('id', '=', carrier_id)
      .where('linked_company_id', '=', carrier_company_id)
      .where('active', '=', true)
      .executeTakeFirst(),
  );
  return found !== undefined;
}
