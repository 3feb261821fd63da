import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { OrderRecord } from '../order.repository.ts';

type Driven = Pick<OrderRecord, 'fleet_company_id' | 'driver_id'>;

/** The account of the order's driver, looked up across companies because the carrier may employ the driver. */
export async function accountOfDriver(trx: Trx, { fleet_company_id, driver_id }: Driven): Promise<string | null> {
  if (!fleet_company_id || !driver_id) return null;
  const found = await withPlatformScope(trx, () =>
    trx
      .selectFrom('driver')
      .select('user_id')
      .where('company_id', '=', fleet_company_id)
      .where('id', '=', driver_id)
      .executeTakeFirst(),
  );
  return found?.user_id ?? null;
}

/** Whether the user is a driver of the company: drivers see the orders they drive. */
export async function isDriverOf(trx: Trx, companyId: string, userId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('driver')
    .select('id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
