import type { ParsedInput } from '#kernel/api-call.ts';
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
  await insertLane(context.trx, personOf(context), lane);
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
