import type { ParsedOperation } from '#areas/operations/server/index.ts';
import type { PartnerName } from '#areas/partners/server/index.ts';
import type { DemoPlan, PlanVersion } from '#areas/routes/demo/demo-plans.ts';
import type { SupervisionType } from '#areas/routes/rules/route-limits.ts';
import type { StopDetails } from '../rules/multipoint.ts';
import type { OrderKind } from '../rules/order-kind.ts';
import type { OrderValues } from '../server/order-columns.ts';
import type { DemoCities } from './demo-places.ts';
import type { TripPlan } from './trip-plan.ts';
import type { TruckDiary } from './truck-diary.ts';
import type { DemoTruck } from './trucks.repository.ts';

/** The path an order was planned on, as it was then. */
export interface PlannedPath {
  readonly path: DemoPlan;
  readonly version: PlanVersion;
  readonly supervision: SupervisionType;
}

export interface DemoOrder {
  readonly kind: OrderKind;
  readonly values: OrderValues;
  readonly stops: readonly StopDetails[];
  readonly trip: TripPlan;
  readonly truck: DemoTruck | null;
  /** The transport company that drives it; null for the own fleet. */
  readonly carrier: PartnerName | null;
  readonly plan: PlannedPath | null;
}

export interface DemoOperation {
  readonly operation: ParsedOperation;
  readonly orders: readonly DemoOrder[];
}

/** A client with the key of its company, if it is one of the demo. */
export type DemoClient = PartnerName & { readonly key: string | null };

export interface PlanContext {
  readonly cities: DemoCities;
  /** Paths of the company. */
  readonly plans: readonly DemoPlan[];
  readonly clients: readonly DemoClient[];
  readonly carriers: readonly PartnerName[];
  readonly operatorIds: readonly string[];
  readonly diary: TruckDiary;
  readonly companyId: string;
  readonly now: Date;
}
