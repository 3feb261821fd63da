import { presentAddress } from '#areas/operations/server/index.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { plainAddresses } from './plain-address.repository.ts';

/** Addresses of the company that may become warehouses. */
export async function findPlainAddresses({ trx, actor }: RequestContext<Actor>, search: string | undefined) {
  const found = await plainAddresses(trx, companyOf(actor), search);
  const addresses = await Promise.all(found.map((record) => presentAddress(trx, record)));
  return {
    addresses: addresses
      .filter((one) => one !== undefined)
      .map(({ _id, fullName, place: { category: _, warehouseId: __, ...place } }) => ({ _id, fullName, place })),
  };
}
