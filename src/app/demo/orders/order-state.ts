import type { OrderState, OrderTrail } from './orders.repository.ts';
import type { StoredDemoOrder } from './stored-order.ts';

const said = (moment: Date | null) => moment?.toISOString() ?? null;

/** What the order itself says of its carrier, its truck and how far it has come. */
export function stateOf(order: StoredDemoOrder, trail: OrderTrail, versionId: string | null): OrderState {
  const { id, trip, truck, carrier, kind, values } = order;
  const seen = trail.positions.at(-1);
  const loaded = kind === 'agro' && trip.startedAt && values.weight !== null ? Number(values.weight) : null;
  return {
    id,
    carrier_id: carrier?.id ?? null,
    carrier_company_id: carrier?.linkedCompanyId ?? null,
    carrier_name: carrier?.name ?? null,
    fleet_company_id: truck?.companyId ?? null,
    truck_id: truck?.truckId ?? null,
    plate: truck?.plate ?? null,
    trailer_id: truck?.trailerId ?? null,
    trailer_plate: truck?.trailerPlate ?? null,
    second_trailer_id: truck?.secondTrailerId ?? null,
    driver_id: truck?.driverId ?? null,
    driver_name: truck?.driverName ?? null,
    driver_phone: truck?.driverPhone ?? null,
    gps_device_id: truck?.gpsDeviceId ?? null,
    assigned_at: said(trip.assignedAt),
    accepted_at: said(trip.startedAt),
    started_at: said(trip.startedAt),
    finished_at: said(trip.finishedAt),
    loaded_tn: loaded,
    // A little stays on the road.
    delivered_tn: loaded !== null && trip.finishedAt ? Number((loaded * 0.994).toFixed(3)) : null,
    template_version_id: versionId,
    tasks_done: trail.tasks.filter(({ done_at }) => done_at).length,
    tasks_total: trail.tasks.length,
    rated: trail.ratings.length > 0,
    last_lat: seen ? Number(seen.lat) : null,
    last_lng: seen ? Number(seen.lng) : null,
    last_seen_at: seen ? said(seen.at as Date) : null,
  };
}
