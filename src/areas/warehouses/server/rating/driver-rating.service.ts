import { accountOfDriver } from '#areas/load-orders/server/index.ts';
import { type LinkContext, openWebForm, tripPage } from '#areas/sharing/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../../contract/rating.calls.ts';
import { facilityRatingErrors } from '../../contract/rating.errors.ts';
import { type ReadBooking, readBookings } from '../booking.repository.ts';
import { insertRating } from './driver-rating.repository.ts';

type Given = ParsedInput<typeof calls.rateFacility>['body'];
type LinkedVisit = ParsedInput<typeof calls.rateByDriverLink>['params'];

/** The truck came and is gone. */
export const hasLeft = ({ state, arrived_at, left_at }: ReadBooking): boolean =>
  state === 'completed' && arrived_at !== null && left_at !== null;

/** Nobody but the form of the order knows this driver. */
export const isNamedByForm = ({ said_driver, driver_name }: ReadBooking): boolean =>
  said_driver !== null && said_driver === driver_name;

/** A booking of the driver's trip, which may belong to another company; that of anybody else is not there. */
async function drivenBooking(trx: Trx, id: string, drives: (booking: ReadBooking) => boolean | Promise<boolean>) {
  const [booking] = await withPlatformScope(trx, () => readBookings(trx, { id }));
  if (!booking || !(await drives(booking))) throw requestErrors.notFound();
  return booking;
}

async function rate(trx: Trx, booking: ReadBooking, given: Given) {
  if (!hasLeft(booking)) throw facilityRatingErrors.notLeft();
  if (!(await insertRating(trx, booking, given))) throw facilityRatingErrors.rated();
  return { stars: given.stars };
}

export async function rateByAccount({ trx, actor }: RequestContext<Actor>, id: string, given: Given) {
  const drives = async (booking: ReadBooking) => (await accountOfDriver(trx, booking)) === actor.userId;
  return rate(trx, await drivenBooking(trx, id, drives), given);
}

export async function rateByDriverLink(context: LinkContext, { loadOrderId, id }: LinkedVisit, given: Given) {
  const { order_id, driver_id } = await tripPage.open(context, loadOrderId);
  const drives = (booking: ReadBooking) => booking.order_id === order_id && booking.driver_id === driver_id;
  return rate(context.trx, await drivenBooking(context.trx, id, drives), given);
}

export async function rateByForm(context: LinkContext, { loadOrderId, id }: LinkedVisit, given: Given) {
  const { order_id } = await openWebForm(context, loadOrderId);
  const drives = (booking: ReadBooking) => booking.order_id === order_id && isNamedByForm(booking);
  return rate(context.trx, await drivenBooking(context.trx, id, drives), given);
}
