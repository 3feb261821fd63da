import type { findTruckByPlate as call, TruckOfPlate } from '#areas/load-orders/contract/order-assign.calls.ts';
import { forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import { plateKey } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { findCandidates, truckIdByPlate } from './candidate.repository.ts';
import { asSeenBy, reasonsOf } from './judge-candidate.ts';
import { presentReasons } from './suggest.service.ts';

/** Checks, before the order is created, whether it can be assigned to the truck with this plate. */
export async function findTruckByPlate(
  { trx, actor }: RequestContext<Actor>,
  { plate, country }: ParsedInput<typeof call>['query'],
): Promise<{ truck: TruckOfPlate | null }> {
  const companyId = companyOf(actor);
  const truckId = await truckIdByPlate(trx, companyId, { country, plate: plateKey(plate) });
  const [candidate] = truckId ? await findCandidates(trx, companyId, [{ truckId, driverId: null }]) : [];
  if (!candidate) return { truck: null };
  const found = asSeenBy(actor, candidate);
  const { driver } = found;
  const reasons = reasonsOf(found, null);
  return {
    truck: {
      transportUnit: { _id: found.truckId, plate: found.plate },
      trucker: driver && {
        _id: driver.id,
        fullName: driver.name,
        rating: driver.rating === null ? null : Number(driver.rating),
      },
      assignable: !reasons.some(forbids),
      reasons: presentReasons(reasons, found),
    },
  };
}
