import { readableMarkets } from '#areas/fleet/contract/driver.permissions.ts';
import type { driverTravelFilter, driverTravels } from '#areas/fleet/contract/driver-travel.calls.ts';
import { findDriver } from '#areas/fleet/server/index.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { countTravels, findTravels, travelValues } from './driver-travel.repository.ts';

type Context = RequestContext<Actor>;

const OPTIONS_A_PAGE = 20;

/** Anybody who may read the driver may read their trips, also those driven for others. */
async function requireDriver({ trx, actor }: Context, id: string) {
  const scope = { companyId: companyOf(actor), markets: readableMarkets(actor.permissions) };
  const { company_id: companyId, id: driverId } = await findDriver(trx, scope, id);
  return { companyId, driverId };
}

export async function readTravels(context: Context, id: string, query: ParsedInput<typeof driverTravels>['query']) {
  const driven = await requireDriver(context, id);
  const count = await countTravels(context.trx, driven, query);
  return {
    travels: await findTravels(context.trx, driven, query, context.actor.permissions),
    totalPage: Math.ceil(count / query.size),
    totalRegistry: count,
  };
}

export async function readTravelOptions(
  context: Context,
  id: string,
  { column, page }: ParsedInput<typeof driverTravelFilter>['query'],
) {
  const { trx, services, language } = context;
  const values = await travelValues(trx, await requireDriver(context, id), column);
  const nameOf = (value: string | number) =>
    typeof value === 'number' ? services.translate(language, `loadOrders.status.${statusName(value)}`) : value;
  return {
    options: values
      .slice((page - 1) * OPTIONS_A_PAGE, page * OPTIONS_A_PAGE)
      .map((value) => ({ _id: value, name: nameOf(value) })),
    totalPage: Math.ceil(values.length / OPTIONS_A_PAGE),
  };
}
