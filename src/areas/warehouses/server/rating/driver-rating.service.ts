import { accountOfDriver } from '#areas/load-orders/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../../contract/rating.calls.ts';
import { facilityRatingErrors } from '../../contract/rating.errors.ts';
import { type ReadBooking, readBookings } from '../booking.repository.ts';
import { insertRating, starsOf } from './driver-rating.repository.ts';

type Context = RequestContext<Actor>;

/** The bookings of the driver's own trip, which may belong to other companies. */
async function drivenBookings({ trx, actor }: Context, which: Parameters<typeof readBookings>[1]) {
  const found = await withPlatformScope(trx, () => readBookings(trx, which));
  const account = found[0] && (await accountOfDriver(trx, found[0]));
  if (!account || account !== actor.userId) throw requestErrors.notFound();
  return found;
}

const hasLeft = (booking: ReadBooking): booking is ReadBooking & { readonly left_at: Date } =>
  booking.state === 'completed' && booking.arrived_at !== null && booking.left_at !== null;

export async function readVisits(context: Context, orderId: string) {
  const left = (await drivenBookings(context, { orderId })).filter(hasLeft);
  const stars = await starsOf(
    context.trx,
    left.map(({ id }) => id),
  );
  return {
    visits: left.map(({ id, warehouse_name, left_at }) => ({
      _id: id,
      warehouse: warehouse_name,
      leftAt: left_at.toISOString(),
      stars: stars.get(id) ?? null,
    })),
  };
}

export async function rate(
  context: Context,
  id: string,
  { stars, comment }: ParsedInput<typeof calls.rateFacility>['body'],
) {
  const { trx } = context;
  const [booking] = (await drivenBookings(context, { id })) as [ReadBooking];
  if (!hasLeft(booking)) throw facilityRatingErrors.notLeft();
  if (!(await insertRating(trx, booking, { stars, comment }))) throw facilityRatingErrors.rated();
  return { stars };
}
