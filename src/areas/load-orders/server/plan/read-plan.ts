import type { OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import { usablePath } from '#areas/routes/server/index.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OrderValues } from '../order-columns.ts';
import { kilometres } from './plan.presenter.ts';
import { findPlan } from './plan.repository.ts';

type Usable = NonNullable<Awaited<ReturnType<typeof usablePath>>>;

interface PlanReading {
  readonly read: Partial<OrderValues>;
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

const NO_PLAN = { path_id: null, route_id: null, path_version_id: null, supervision: null } as const;
const USUAL_SUPERVISION = 'geofence';

/**
 * The plan of an order: a path of the own company in its newest version. An order that stays on its path keeps its
 * version, even if the path is archived since.
 */
export async function readPlan(
  trx: Trx,
  form: Pick<OrderForm, 'routeGeofence' | 'distanceTravel' | 'expectedMinutes'>,
  said: OrderValues,
  before: OrderValues,
): Promise<PlanReading> {
  if (said.path_id === null) return { read: NO_PLAN, problems: {} };
  const supervision = said.supervision ?? USUAL_SUPERVISION;
  if (said.path_id === before.path_id && before.path_version_id !== null)
    return { read: { supervision }, problems: {} };
  const path = await usablePath(trx, said.path_id);
  if (path) return { read: { ...(await planOn(trx, path, form, said)), supervision }, problems: {} };
  // The path of the operation may be archived since; nobody asked for it here.
  if (!form.routeGeofence) return { read: NO_PLAN, problems: {} };
  return { read: {}, problems: { 'routeGeofence.routeGeofenceId': { code: 'choice' } } };
}

/** The columns of a plan, with its distance and time where nobody said others. */
export async function planOn(
  trx: Trx,
  path: Usable,
  form: Pick<OrderForm, 'distanceTravel' | 'expectedMinutes'>,
  said: OrderValues,
): Promise<Partial<OrderValues>> {
  const old = await findPlan(trx, said.path_version_id);
  const { distance_km: distance, expected_minutes: minutes } = said;
  const isProposedKm =
    distance === null || said.distance_estimated || (old && Number(distance) === kilometres(old.meters));
  const isProposedTime = minutes === null || minutes === old?.expected_minutes;
  return {
    path_id: path.path_id,
    route_id: path.route_id,
    path_version_id: path.version_id,
    ...(form.distanceTravel === undefined && isProposedKm
      ? { distance_km: String(kilometres(path.meters)), distance_estimated: path.source === 'estimate' }
      : {}),
    ...(form.expectedMinutes === undefined && isProposedTime ? { expected_minutes: path.expected_minutes } : {}),
  };
}
