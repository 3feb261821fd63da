import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { accountOfDriver, findOrder } from '#areas/load-orders/server/index.ts';
import { mayDoTask } from '#areas/trips/rules/trip-tasks.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { presentMyTrip, presentTrip } from './driver-trip.presenter.ts';
import { listDriven } from './my-trip.repository.ts';

type Context = RequestContext<Actor>;

export async function readMyTrips({ trx, actor, now }: Context) {
  const trips = await listDriven(trx, { companyId: companyOf(actor), userId: actor.userId, now });
  return { trips: trips.map(presentMyTrip) };
}

/** Only for the driver of the order, whatever their permissions; others use the order's own screens. */
export async function readMyTrip(context: Context, id: string) {
  const { trx, actor } = context;
  const order = await findOrder(trx, id);
  if ((await accountOfDriver(trx, order)) !== actor.userId) throw orderErrors.notFound();
  const may = (by: Parameters<typeof mayDoTask>[0]) => mayDoTask(by, { side: 'driver', writes: false });
  return { trip: await presentTrip(context, order, { language: null, may }) };
}
