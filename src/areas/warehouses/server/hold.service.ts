import type { ParsedInput } from '#kernel/api-call.ts';
import { dayIn, hourIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, requirePermission } from '#platform/actor.ts';
import { type Trx, withCompany, withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/booking.calls.ts';
import { bookingErrors } from '../contract/warehouse.errors.ts';
import { CHOOSE_DOCK } from '../contract/warehouse.permissions.ts';
import { findBooking } from './booking.repository.ts';
import { mayChooseDock, mayDo } from './booking-access.ts';
import { countHolds, deleteHold, type Hold, lockDock, lockKey, placeHoldAt } from './dock-slot.repository.ts';
import { nearestTimes, openDocks, requireStart, type Search } from './free-time.service.ts';
import { searchForBooking, searchForNewOrder } from './search-for.ts';

type Context = RequestContext<Actor>;
type Body = ParsedInput<typeof calls.holdPlace>['body'];

const MINUTE = 60_000;
/** More than anybody chooses at once; without a limit one person could hold a whole warehouse. */
const MOST_HOLDS = 20;

export const holderOf = ({ userId }: Pick<Actor, 'userId'>): string => `user ${userId}`;

export async function holdPlace(context: Context, key: string, body: Body) {
  const search = await searchOf(context, key, body);
  const { warehouse } = search;
  if (body.dockId && !mayChooseDock(context.actor, warehouse.company_id)) requirePermission(context.actor, CHOOSE_DOCK);
  const hold = await withCompany(context.trx, warehouse.company_id, () =>
    placeHold(context.trx, search, { key, holder: holderOf(context.actor), ...body }),
  );
  return presentHold(search, hold);
}

async function searchOf(context: Context, key: string, body: Body): Promise<Search> {
  if (!('schedulingId' in body)) return searchForNewOrder(context, body, key);
  const booking = await findBooking(context.trx, body.schedulingId);
  const isAllowed = (['book', 'move', 'place', 'changeDock'] as const).some((move) =>
    mayDo(context.actor, booking, move),
  );
  if (!isAllowed) throw bookingErrors.wrongState();
  return searchForBooking(context, booking, key);
}

interface Wanted {
  readonly key: string;
  readonly holder: string;
  readonly dateScheduling: string;
  readonly startTime: string;
  readonly dockId?: string | undefined;
}

/** Runs as the company of the warehouse. Docks are locked in their order, so that nobody waits in a circle. */
export async function placeHold(trx: Trx, search: Search, wanted: Wanted): Promise<Hold> {
  const { key, holder, dateScheduling: day, startTime: hour, dockId } = wanted;
  const { warehouse, work } = search;
  const start = requireStart(search, day, hour, dockId);
  await lockKey(trx, key);
  if ((await countHolds(trx, holder, key)) >= MOST_HOLDS) throw bookingErrors.tooManyHolds();
  const startsAt = new Date(start.at);
  const endsAt = new Date(start.at + (work.minutes + warehouse.buffer_minutes) * MINUTE);
  const place = { key, holder, companyId: warehouse.company_id, warehouseId: warehouse.id, startsAt, endsAt };
  for (const dock of openDocks(search, day, start)) {
    if (dockId !== undefined && dock.id !== dockId) continue;
    await lockDock(trx, dock.id);
    const hold = await placeHoldAt(trx, { ...place, dockId: dock.id });
    if (hold) return hold;
  }
  throw bookingErrors.taken({ facts: { nearest: await nearestTimes(trx, search, day, startsAt) } });
}

/** Whichever company's dock it was at: only who holds it gives it back. */
export async function releasePlace({ trx, actor }: Context, key: string) {
  return { released: await withPlatformScope(trx, () => deleteHold(trx, key, holderOf(actor))) };
}

export function presentHold({ warehouse, work }: Search, hold: Hold) {
  const zone = warehouse.time_zone;
  const name = warehouse.docks.find(({ id }) => id === hold.dock_id)?.name;
  if (name === undefined) throw requestErrors.conflict();
  return {
    hold: {
      key: hold.id,
      dateScheduling: dayIn(hold.starts_at, zone),
      startTime: hourIn(hold.starts_at, zone),
      endTime: hourIn(new Date(hold.starts_at.getTime() + work.minutes * MINUTE), zone),
      dock: { id: hold.dock_id, name },
      secondsLeft: hold.seconds_left,
    },
  };
}
