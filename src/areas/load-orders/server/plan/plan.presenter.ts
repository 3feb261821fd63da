import type { DrawnPath, OrderPlan, PlannedPath } from '#areas/load-orders/contract/order-plan.shapes.ts';
import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import type { SupervisionType } from '#areas/routes/rules/route-limits.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OrderRecord } from '../order.repository.ts';
import { findDrawnPlan, type PlanRecord } from './plan.repository.ts';

/** Kilometres with one decimal, as the distance of an order has them. */
export const kilometres = (meters: number): number => Math.round(meters / 100) / 10;

export function presentPlanned(plan: PlanRecord): PlannedPath {
  const { meters: total, expected_minutes: minutes } = plan;
  return {
    route: plan.route_name,
    path: plan.path_name,
    km: kilometres(total),
    minutes,
    source: plan.source,
    corridorMeters: plan.corridor_meters,
    checkpoints: plan.checkpoints.map(
      ({ type, name, lat, lng, radiusMeters, stopMinutes, mustPass, meters, expectedMinutes }) => ({
        ...{ type, name, lat, lng, radiusMeters, stopMinutes, mustPass, km: kilometres(meters) },
        expectedMinute: expectedMinutes ?? Math.round((minutes * meters) / total),
      }),
    ),
  };
}

/** The library of routes is the company's own: others get no id that leads there. */
export function presentPlan(
  plan: PlanRecord,
  { route_id, supervision }: Pick<OrderRecord, 'route_id' | 'supervision'>,
  side: OrderSide,
): OrderPlan {
  const isOwn = side === 'own';
  return {
    ...presentPlanned(plan),
    version: plan.number,
    supervision: (supervision ?? 'geofence') as SupervisionType,
    routeId: isOwn ? route_id : null,
    newest: isOwn ? plan.newest : null,
  };
}

/** Characters of the line on each map: a screen, and a page that a phone keeps. */
export const LINE_SIZES = { screen: 40_000, page: 12_000 } as const;

/** The path of an order with its line; null where it is planned without one. */
export async function drawnPathOf(
  trx: Trx,
  { path_version_id }: Pick<OrderRecord, 'path_version_id'>,
  size: keyof typeof LINE_SIZES,
): Promise<DrawnPath | null> {
  const plan = await findDrawnPlan(trx, path_version_id, LINE_SIZES[size]);
  return plan ? { ...presentPlanned(plan), line: plan.line } : null;
}
