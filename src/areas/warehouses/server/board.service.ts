import { addDays, dayIn, instantIn } from '#kernel/dates.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { Board, BoardBooking } from '../contract/board.calls.ts';
import type { BookingMove } from '../rules/booking-state.ts';
import { closedSpans, meets, type Span } from '../rules/opening-hours.ts';
import { shiftSpans } from '../rules/shift-spans.ts';
import { type BarRecord, placedBetween, waitingOn } from './board.repository.ts';
import { mayDo } from './booking-access.ts';
import { findWarehouse } from './warehouse.repository.ts';

type Context = RequestContext<Actor>;

const PLACING = ['book', 'move', 'place', 'changeDock'] as const satisfies readonly BookingMove[];
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const written = ({ from, until }: Span) => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
});

/** One day of a warehouse of the own company. */
export async function readBoard(
  { trx, actor, now }: Context,
  { warehouseId, date: asked }: { readonly warehouseId: string; readonly date?: string | undefined },
): Promise<Board> {
  const warehouse = await findWarehouse(trx, warehouseId);
  const zone = warehouse.time_zone;
  const date = asked ?? dayIn(now, zone);
  const [from, until] = [instantIn(date, '00:00', zone), instantIn(addDays(date, 1), '00:00', zone)];
  const day = { from: from.getTime(), until: until.getTime() };
  const closed = closedSpans(warehouse.closures, zone, date, date).filter((span) => meets(span, day));
  const placed = await placedBetween(trx, { warehouseId, from, until });
  const waiting = await waitingOn(trx, { warehouseId, from, until });
  return {
    warehouse: {
      _id: warehouse.id,
      fullName: warehouse.full_name,
      timeZone: zone,
      startInterval: warehouse.interval_minutes,
      lateMinutes: warehouse.late_minutes,
    },
    date,
    day: written(day),
    docks: warehouse.docks.map(({ id, name, lanes, inService }) => ({
      id,
      name,
      lanes,
      inService,
      open: shiftSpans(warehouse.shifts, id, date, zone).map(written),
      closed: closed.filter(({ dockId }) => dockId === null || dockId === id).map(written),
    })),
    schedulings: placed.map((booking) => presentBar(booking, actor)),
    waiting: waiting.map((booking) => presentBar(booking, actor)),
  };
}

function presentBar(booking: BarRecord, actor: Actor): BoardBooking {
  return {
    _id: booking.id,
    version: booking.version,
    code: booking.code,
    schedulingStatus: booking.state,
    action: booking.action,
    loadingOrderCode: booking.order_code,
    plate: booking.plate,
    trucker: booking.driver_name,
    transportCompany: booking.carrier_name,
    dockId: booking.dock_id,
    lane: booking.lane,
    startsAt: iso(booking.starts_at),
    endsAt: iso(booking.ends_at),
    arrivedAt: iso(booking.arrived_at),
    dockedAt: iso(booking.docked_at),
    leftAt: iso(booking.left_at),
    misfit: booking.misfit,
    movable: PLACING.some((move) => mayDo(actor, booking, move)),
  };
}
