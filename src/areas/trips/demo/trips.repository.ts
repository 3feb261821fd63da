import type { Insertable } from 'kysely';
import { insertRows } from '#areas/load-orders/demo/orders.repository.ts';
import type { Trx } from '#platform/db/database.ts';
import type { LoadOrderTask } from '#platform/db/schema.gen.ts';

export type NewTask = Omit<Insertable<LoadOrderTask>, 'company_id'>;
export interface NewPosition {
  readonly order_id: string;
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly accuracy_m: number;
  readonly speed_kmh: number;
  readonly source: string;
}

export async function insertTrips(
  trx: Trx,
  companyId: string,
  { tasks, positions }: { readonly tasks: readonly NewTask[]; readonly positions: readonly NewPosition[] },
): Promise<void> {
  await insertRows(trx, companyId, 'load_order_task', tasks);
  await insertRows(trx, companyId, 'load_order_position', positions);
}
