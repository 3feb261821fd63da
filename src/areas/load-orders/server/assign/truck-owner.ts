import type { Trx } from '#platform/db/database.ts';
import type { OrderRecord } from '../order.repository.ts';
import { isProvider } from './provider.repository.ts';

/** The company that carries the order chooses the truck: the carrier where it is on the platform, else the owner. */
export function carrierOf({ company_id, carrier_company_id }: OrderRecord): string {
  return carrier_company_id ?? company_id;
}

/** Why a company may not assign a truck; a carrier may as long as the order's company works with it. */
export async function strangerTo(
  trx: Trx,
  order: OrderRecord,
  companyId: string,
): Promise<'carrierAssigns' | 'providerEnded' | undefined> {
  if (carrierOf(order) !== companyId) return 'carrierAssigns';
  const isOwn = order.company_id === companyId;
  return isOwn || (await isProvider(trx, order)) ? undefined : 'providerEnded';
}
