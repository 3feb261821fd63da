import { createRandom } from '#areas/companies/demo/random.ts';
import type { OrderState } from './orders.repository.ts';
import type { StoredDemoOrder } from './stored-order.ts';
import type { TripPlan } from './trip-plan.ts';

const said = (moment: Date | null) => moment?.toISOString() ?? null;

/** A little of the load is lost on the road. */
export const deliveredTn = (loaded: number): number => Number((loaded * 0.9972).toFixed(3));

/** The driver agrees within an hour or so, and always before setting out. */
export function agreedAt({ assignedAt, startedAt }: TripPlan, code: string): Date | null {
  if (!assignedAt || !startedAt) return null;
  const minutes = 4 + createRandom(`agreed ${code}`).int(75);
  return new Date(Math.min(assignedAt.getTime() + minutes * 60_000, startedAt.getTime()));
}

/** What the areas above know of the trip. */
export interface Progress {
  readonly templateVersionId: string | null;
  readonly tasksDone: number;
  readonly tasksTotal: number;
  readonly isRated: boolean;
  readonly paymentDifference: string | null;
  /** Since when its documents are sent back. */
  readonly returnedAt: Date | null;
  readonly seen: { readonly lat: number; readonly lng: number; readonly at: Date } | null;
}

/** The columns of the order about its carrier, its truck and its progress. */
export function stateOf(order: StoredDemoOrder, progress: Progress): OrderState {
  const { id, trip, truck, carrier, kind, values, plan } = order;
  const { seen } = progress;
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
    accepted_at: said(agreedAt(trip, order.code)),
    started_at: said(trip.startedAt),
    finished_at: said(trip.finishedAt),
    loaded_tn: loaded,
    delivered_tn: loaded !== null && trip.finishedAt ? deliveredTn(loaded) : null,
    template_version_id: progress.templateVersionId,
    tasks_done: progress.tasksDone,
    tasks_total: progress.tasksTotal,
    rated: progress.isRated,
    payment_difference: progress.paymentDifference,
    documents_returned_at: said(progress.returnedAt),
    last_lat: seen?.lat ?? null,
    last_lng: seen?.lng ?? null,
    last_seen_at: said(seen?.at ?? null),
    route_id: plan?.path.routeId ?? null,
    path_id: plan?.path.pathId ?? null,
    path_version_id: plan?.version.id ?? null,
    supervision: plan?.supervision ?? null,
    expected_minutes: plan?.version.minutes ?? null,
  };
}
