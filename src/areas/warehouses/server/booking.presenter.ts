import type { TruckType } from '#areas/fleet/rules/vehicle-type.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { dayIn, hourIn } from '#kernel/dates.ts';
import { fromCents } from '#kernel/money.ts';
import type { Actor } from '#platform/actor.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import { waitingOf } from '../rules/waiting.ts';
import type { ReadBooking } from './booking.repository.ts';
import { actionsOf } from './booking-access.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentBooking(
  booking: ReadBooking,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): BookingView {
  const { starts_at, ends_at, time_zone: zone } = booking;
  return {
    _id: booking.id,
    version: booking.version,
    schedulingStatus: booking.state,
    code: booking.code,
    warehouse: {
      _id: booking.warehouse_id,
      fullName: booking.warehouse_name,
      timeZone: zone,
      isOwn: booking.company_id === actor.companyId,
    },
    order: presentOrder(booking),
    stopId: booking.stop_id,
    action: booking.action,
    typeOperation: { id: booking.type_operation },
    typeTransportUnit: booking.vehicle_type ? { id: booking.vehicle_type as TruckType } : null,
    dueDate: booking.due_on,
    dateScheduling: starts_at && dayIn(starts_at, zone),
    dock: booking.dock_id && booking.dock_name ? { id: booking.dock_id, name: booking.dock_name } : null,
    schedule:
      starts_at && ends_at
        ? { startTime: hourIn(starts_at, zone), endTime: hourIn(ends_at, zone), shiftId: booking.shift_id }
        : null,
    startsAt: iso(starts_at),
    endsAt: iso(ends_at),
    plate: booking.plate,
    trailerPlate: booking.trailer_plate,
    trucker: booking.driver_name,
    transportCompany: booking.carrier_name,
    misfit: booking.misfit,
    wantsEarlier: booking.wants_earlier,
    events: {
      arrivedAt: iso(booking.arrived_at),
      calledAt: iso(booking.called_at),
      dockedAt: iso(booking.docked_at),
      leftAt: iso(booking.left_at),
    },
    waiting: presentWaiting(booking, now),
    actions: actionsOf(actor, booking, now),
  };
}

function presentOrder(booking: ReadBooking): BookingView['order'] {
  if (!booking.order_id || !booking.operation_id) return null;
  return {
    _id: booking.order_id,
    operationId: booking.operation_id,
    kind: booking.order_kind as OrderKind,
    loadingOrderCode: booking.order_code ?? '',
    orderCodes: booking.order_codes,
    deliveryCodes: booking.delivery_codes,
    origin: booking.origin_city ?? '',
    destination: booking.destination_city ?? '',
  };
}

function presentWaiting(booking: ReadBooking, now: Date): BookingView['waiting'] {
  const waiting = waitingOf(
    {
      startsAt: booking.starts_at,
      arrivedAt: booking.arrived_at,
      dockedAt: booking.docked_at,
      leftAt: booking.left_at,
    },
    { freeMinutes: booking.free_minutes, lateMinutes: booking.late_minutes, price: booking.waiting_price },
    now,
  );
  if (!waiting) return null;
  return {
    from: waiting.from.toISOString(),
    until: booking.left_at ? waiting.until.toISOString() : null,
    minutes: waiting.minutes,
    freeMinutes: booking.free_minutes,
    chargedMinutes: waiting.chargedMinutes,
    amount: waiting.cents === null ? null : fromCents(BigInt(waiting.cents)),
    currency: booking.waiting_currency,
    pricePerHour: booking.waiting_price,
  };
}
