import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { suggestDrivers as call, DriverSuggestion } from '#areas/load-orders/contract/order-assign.calls.ts';
import { driverReasons, forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { readAccessible } from '../moves/order-access.ts';
import { type DriverRecord, findDrivers } from './driver-candidate.repository.ts';
import { asSeenBy } from './judge-candidate.ts';
import { carrierOf } from './truck-owner.ts';

type Query = ParsedInput<typeof call>['query'];

/** Anybody who may choose the truck of an order may choose any driver of the own company. */
export async function suggestDrivers(context: RequestContext<Actor>, id: string, { search, page, size }: Query) {
  const { order } = await readAccessible(context, id);
  const companyId = companyOf(context.actor);
  if (carrierOf(order) !== companyId) throw orderErrors.carrierAssigns();
  const { rows, total } = await findDrivers(context.trx, companyId, {
    search: search || undefined,
    orderId: id,
    offset: (page - 1) * size,
    limit: size,
  });
  const drivers = rows.map((driver) => present(asSeenBy(context.actor, driver)));
  return { drivers, totalPage: Math.ceil(total / size), totalRegistry: total };
}

function present(driver: DriverRecord): DriverSuggestion {
  const reasons = driverReasons(driver);
  return {
    _id: driver.id,
    fullName: driver.name,
    rating: driver.rating === null ? null : Number(driver.rating),
    plate: driver.plate,
    assignable: !reasons.some(forbids),
    reasons: reasons.map((code) => ({
      code,
      loadingOrderCode: code === 'driverBusy' ? driver.busyWith : null,
      checks: code === 'homologationFailed' ? [...driver.failedChecks] : [],
    })),
  };
}
