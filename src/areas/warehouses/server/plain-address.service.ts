import { bookedAddresses } from '#areas/operations/server/index.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { registeredAmong } from './warehouse.repository.ts';

/** Addresses of the company that may become warehouses. */
export async function findPlainAddresses(context: RequestContext<Actor>, search: string | undefined) {
  const { addresses } = await bookedAddresses(context, { search });
  const own = addresses.filter(({ owner }) => owner === 'company');
  const registered = await registeredAmong(
    context.trx,
    own.map(({ _id }) => _id),
  );
  return {
    addresses: own
      .filter(({ _id }) => !registered.has(_id))
      .map(({ _id, fullName, place: { category: _, warehouseId: __, ...place } }) => ({ _id, fullName, place })),
  };
}
