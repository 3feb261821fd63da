import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { PartnerName } from '#areas/partners/server/index.ts';
import type { OrderKind } from '../rules/order-kind.ts';
import type { OrderStatusName } from '../rules/order-status.ts';
import type { OrderTexts } from './data/order-texts.ts';
import { type DemoCargo, palletsOn, tonnesFor } from './demo-cargo.ts';
import type { DemoClient, DemoOrder, PlanContext, PlannedPath } from './demo-order.ts';
import { roadKm } from './demo-places.ts';
import type { DemoRoute } from './demo-route.ts';
import { stopsOf } from './demo-stops.ts';
import { daysAgoBeside, drawBeside, type FirstOrder, isToDrive } from './order-status-plan.ts';
import { type DemoFreight, valuesOf } from './order-values.ts';
import { planTrip, type TripPlan } from './trip-plan.ts';
import type { DemoTruck } from './trucks.repository.ts';

/** What the orders of one operation have in common. */
export interface SharedByOrders {
  readonly team: DemoTeam;
  readonly kind: OrderKind;
  readonly client: DemoClient;
  readonly cargo: DemoCargo;
  readonly route: DemoRoute;
  readonly freight: DemoFreight;
  readonly operatorId: string | null;
  readonly texts: OrderTexts;
  readonly zone: string;
}

interface Shared extends SharedByOrders {
  readonly first: FirstOrder;
  readonly daysAgo: number;
}

/** A shuttle runs for weeks. */
const SPREAD_DAYS: Readonly<Record<OrderKind, number>> = { normal: 3, agro: 10, multipoint: 2 };
const TRIES = 30;

export function planOrder(shared: Shared, nth: number, random: Random, around: PlanContext): DemoOrder {
  const { kind, route, first } = shared;
  const status = nth === 0 ? first.status : drawBeside(first.status, random);
  const isLate = nth === 0 && first.isLate;
  // Without a truck it still waits for one; nobody waits for one without a path.
  const hasWay = route.plan !== null || kind === 'multipoint' || isToDrive(first.status);
  const instead = hasWay ? 'programmed' : 'cancelled';
  const driven =
    drawDriven(shared, { status, isLate }, random, around) ??
    drawDriven(shared, { status: instead, isLate: false }, random, around)!;
  return orderOf(shared, driven, random, around);
}

/** An order with its trip: what is loaded, from where to where, for which freight. */
export function orderOf(
  shared: SharedByOrders,
  { trip, truck, carrier }: Driven,
  random: Random,
  around: PlanContext,
): DemoOrder {
  const { team, kind, cargo, route, texts, zone } = shared;
  const town = around.cities.of[route.destination.countryCode ?? team.country].find(
    ({ city }) => city.id === route.destination.cityId,
  )!;
  const stops =
    kind === 'multipoint'
      ? stopsOf({ origin: route.origin, town, trip, pallets: palletsOn(truck), texts }, random)
      : [];
  const weight = stops[0]?.quantity ?? tonnesFor(truck, cargo.categoryLoad, random);
  const plan = stops.length > 0 ? null : planFor(route, trip, random);
  const way = {
    origin: route.origin,
    destination: stops.at(-1)?.place ?? route.destination,
    km: stops.length > 0 ? roadKm(...stops.map(({ place }) => place)) : (plan?.version.km ?? route.km),
    isEstimated: plan?.version.isEstimate ?? true,
  };
  // Few orders require one particular type of truck.
  const vehicleType = random.chance(0.2) ? (truck?.type ?? null) : null;
  const values = valuesOf({ ...shared, way, weight, vehicleType, trip, stops, zone }, random);
  return { kind, trip, stops, truck, carrier, values, plan };
}

/** The path as it was when the order was created; of few trips only the checkpoints are supervised. */
function planFor({ plan: path }: DemoRoute, { createdAt }: TripPlan, random: Random): PlannedPath | null {
  const supervision = random.chance(0.8) ? 'geofence' : 'controlPoints';
  return path && { path, version: path.at(createdAt), supervision };
}

export interface Driven {
  readonly trip: TripPlan;
  readonly truck: DemoTruck | null;
  readonly carrier: PartnerName | null;
}

/** A trip in that status with a truck that is free for it; nothing when all of them are elsewhere. */
function drawDriven(
  { team, kind, cargo, route, daysAgo, zone }: Shared,
  { status, isLate }: { readonly status: OrderStatusName; readonly isLate: boolean },
  random: Random,
  around: PlanContext,
): Driven | null {
  const { hours } = route;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const spread = SPREAD_DAYS[kind] + tried;
    const ago = daysAgoBeside(status, daysAgo, spread, random) + Math.ceil(hours / 24);
    const trip = planTrip({ status, isLate, daysAgo: ago, hours, now: around.now, zone }, random);
    const carrier = carrierFor(team, random, around);
    if (!trip.assignedAt) return { trip, truck: null, carrier };
    const truck = around.diary.find(carrier?.linkedCompanyId ?? around.companyId, cargo.categoryLoad, trip, random);
    if (truck) {
      around.diary.book(truck, trip);
      return { trip, truck, carrier: carrier ?? carrierOf(truck, around) };
    }
  }
  return null;
}

/** A company without a fleet gives most orders to a carrier that is on the platform. */
export function carrierFor({ trade }: DemoTeam, random: Random, { carriers }: PlanContext): PartnerName | null {
  const here = trade === 'carrier' ? [] : carriers.filter(({ linkedCompanyId }) => linkedCompanyId);
  return here.length > 0 && random.chance(0.6) ? random.pick(here) : null;
}

/** A hired truck drives for the transport company that brought it. */
export function carrierOf({ partnerId }: DemoTruck, { carriers }: PlanContext): PartnerName | null {
  return carriers.find(({ id }) => id === partnerId) ?? null;
}
