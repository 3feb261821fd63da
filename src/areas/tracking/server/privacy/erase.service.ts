import { eraseOrderPlaces } from '#areas/load-orders/server/index.ts';
import { erasePositionsOf, tripsOfDriver } from '#areas/positions/server/index.ts';
import { eraseTaskPlaces } from '#areas/trips/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { eraseNotedPlaces, isOwnDriver } from './erase.repository.ts';

/** For good: nothing of it can be read again, only that and why it was erased. */
export async function erase(context: RequestContext<Actor>, driverId: string, reason: string) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  if (!(await isOwnDriver(trx, companyId, driverId))) throw requestErrors.notFound();
  const erased = await withPlatformScope(trx, async () => {
    const trips = await tripsOfDriver(trx, companyId, driverId);
    await eraseOrderPlaces(trx, trips);
    await eraseTaskPlaces(trx, trips);
    await eraseNotedPlaces(trx, trips, driverId);
    return erasePositionsOf(trx, trips);
  });
  await audit(trx, context, {
    action: 'tracking.erasePositions',
    entity: 'driver',
    entityId: driverId,
    after: { reason, ...erased },
  });
  return erased;
}
