import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { ownKeyProblems } from '#areas/master-data/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { saveLane } from '../contract/lane.calls.ts';
import { deleteLane, insertLane, lanesOf, setWatched } from './lane.repository.ts';
import { findOpportunity } from './opportunity.repository.ts';

type Context = RequestContext<Actor>;

const personOf = ({ actor }: Context) => ({ companyId: companyOf(actor), userId: actor.userId });

export async function readLanes({ trx }: Context) {
  return { lanes: await lanesOf(trx) };
}

export async function addLane(context: Context, lane: ParsedInput<typeof saveLane>['body']) {
  const { trx, actor } = context;
  const named = { catalogue: TYPES, field: 'vehicleType', key: lane.vehicleType, among: TRUCK_TYPES };
  const fields = await ownKeyProblems(trx, companyOf(actor), [named]);
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  await insertLane(trx, personOf(context), lane);
  return readLanes(context);
}

export async function forgetLane(context: Context, id: string) {
  await deleteLane(context.trx, id);
  return readLanes(context);
}

export async function watch(context: Context, id: string, watched: boolean) {
  await findOpportunity(context.trx, id);
  await setWatched(context.trx, personOf(context), id, watched);
  return { watched };
}
