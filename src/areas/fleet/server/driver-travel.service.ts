import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { findDriver } from './driver.repository.ts';
import { readableScope } from './driver-scope.ts';

type Context = RequestContext<Actor>;

/** Trips are told by load orders, and so far no order names a driver: whoever may read the driver reads of none. */
export async function readTravels({ trx, actor }: Context, id: string) {
  await findDriver(trx, readableScope(actor), id);
  return { travels: [], totalPage: 0, totalRegistry: 0 };
}

export async function readTravelOptions({ trx, actor }: Context, id: string) {
  await findDriver(trx, readableScope(actor), id);
  return { options: [], totalPage: 0 };
}
