import { erasePositionsOf } from '#areas/positions/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { eraseNotedPlaces, isOwnDriver } from './erase.repository.ts';

/** For good: nothing of it can be read again, only that and why it was erased. */
export async function erase(context: RequestContext<Actor>, driverId: string, reason: string) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  if (!(await isOwnDriver(trx, companyId, driverId))) throw requestErrors.notFound();
  const erased = await erasePositionsOf(trx, companyId, driverId);
  await eraseNotedPlaces(trx, companyId, driverId);
  await audit(trx, context, {
    action: 'tracking.erasePositions',
    entity: 'driver',
    entityId: driverId,
    after: { reason, ...erased },
  });
  return erased;
}
