import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { Suggestion, suggestAssignments } from '#areas/load-orders/contract/order-assign.calls.ts';
import { type AssignmentReason, forbids, takesOtherDriver } from '#areas/load-orders/rules/assignment-reason.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { readAccessible } from '../moves/order-access.ts';
import type { CandidateRecord } from './candidate.repository.ts';
import { asSeenBy } from './judge-candidate.ts';
import { type RankedCandidate, rankFleet } from './rank-fleet.ts';
import { carrierOf } from './truck-owner.ts';

type Context = RequestContext<Actor>;
type Query = ParsedInput<typeof suggestAssignments>['query'];

/** Suitable trucks first, in the order in which automatic assignment would take them. */
export async function suggest(context: Context, id: string, { suitable, search, page, size }: Query) {
  const { trx, actor } = context;
  const { order } = await readAccessible(context, id);
  const companyId = companyOf(actor);
  if (carrierOf(order) !== companyId) throw orderErrors.carrierAssigns();
  const { trucks } = await rankFleet(trx, companyId, order, {
    search: search || undefined,
    seen: (found) => asSeenBy(actor, found),
  });
  const wanted = trucks.filter(({ reasons }) => (reasons.length === 0) === (suitable === 'true'));
  return {
    suggestions: wanted.slice((page - 1) * size, page * size).map((one) => present(context, one)),
    totalPage: Math.ceil(wanted.length / size),
    totalRegistry: wanted.length,
  };
}

function present({ services, language }: Context, { candidate, distanceKm, reasons }: RankedCandidate): Suggestion {
  const { truckId, plate, type, driver, trailers, whereabouts } = candidate;
  return {
    transportUnit: {
      _id: truckId,
      plate,
      type,
      typeName: services.translate(language, dynamicKey('fleet.vehicles.types', type)),
    },
    trucker: driver && {
      _id: driver.id,
      fullName: driver.name,
      rating: driver.rating === null ? null : Number(driver.rating),
    },
    trailers: trailers.map(({ id: _id, plate }) => ({ _id, plate })),
    distanceKm,
    seen: whereabouts && { by: whereabouts.by, city: whereabouts.city, at: whereabouts.at.toISOString() },
    assignable: !reasons.some(forbids),
    takesOtherDriver: takesOtherDriver(reasons, candidate),
    reasons: presentReasons(reasons, candidate),
  };
}

export function presentReasons(
  reasons: readonly AssignmentReason[],
  candidate: CandidateRecord,
): Suggestion['reasons'] {
  return reasons.map((code) => ({
    code,
    loadingOrderCode: busyWith(code, candidate),
    checks: code === 'homologationFailed' ? [...candidate.failedChecks] : [],
  }));
}

function busyWith(reason: AssignmentReason, { busyWith, driver, trailers }: CandidateRecord): string | null {
  if (reason === 'truckBusy') return busyWith;
  if (reason === 'driverBusy') return driver?.busyWith ?? null;
  return reason === 'trailerBusy' ? (trailers.find((trailer) => trailer.busyWith)?.busyWith ?? null) : null;
}
