import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { usualZone } from '#countries/country.ts';
import type { OrderKind } from '../../rules/order-kind.ts';
import { ORDER_TEXTS } from '../data/order-texts.ts';
import { cargoOf, categoriesFor, type DemoCargo } from '../demo-cargo.ts';
import type { DemoOperation, DemoOrder, PlanContext } from '../demo-order.ts';
import { type DemoRoute, drawRoute } from '../demo-route.ts';
import { freightOf } from '../order-values.ts';
import { carrierFor, carrierOf, type Driven, orderOf, type SharedByOrders } from '../plan-order.ts';
import { operationOf, ordersByKind, sendersOf } from '../plan-orders.ts';
import { plansFor, unplannedRoute } from '../planned-route.ts';
import { DAY_MS } from '../working-hours.ts';
import { planPastTrip } from './past-trip.ts';
import { dayOfOperation, drawPastLoading } from './season.ts';

export interface PastContext extends PlanContext {
  /** Since when each partner is one. */
  readonly since: ReadonlyMap<string, Date>;
}

/** Orders of one operation and the days over which they are loaded. */
const SIZES: Readonly<Record<OrderKind, readonly [fewest: number, most: number, days: number]>> = {
  normal: [2, 8, 16],
  agro: [4, 8, 20],
  multipoint: [1, 4, 6],
};
/** Per hundred: the harvests of thirteen months are a good part of what carriers drive. */
const CARRIED = { normal: 58, agro: 24, multipoint: 18 } as const;
const CANCELLED_SHARE = 0.05;
/** Most loads go between the places a company knows well. */
const KNOWN_SHARE = 0.75;
const TRIES = 12;
const KNOWN_DAYS = 8;

/** The closed trips of a company in the past thirteen months, beside those that are described in every detail. */
export function planPast(team: DemoTeam, count: number, around: PastContext): DemoOperation[] {
  const random = createRandom(`past ${team.key}`);
  const operations: DemoOperation[] = [];
  for (const [kind, wanted] of ordersByKind(team, count, around, team.trade === 'carrier' ? CARRIED : undefined)) {
    const [fewest, most] = SIZES[kind];
    let left = wanted;
    // Where all trucks were elsewhere, or nobody sent anything yet, it was not driven.
    for (let tried = 0; left > 0 && tried < wanted; tried += 1) {
      const size = Math.min(left, fewest + random.int(most - fewest + 1));
      const day = dayOfOperation(tried, kind, around.now, random);
      const operation = planOperation(team, { kind, size, day }, random, around);
      if (!operation) continue;
      operations.push(operation);
      left -= operation.orders.length;
    }
  }
  return operations;
}

function planOperation(
  team: DemoTeam,
  { kind, size, day }: { readonly kind: OrderKind; readonly size: number; readonly day: Date },
  random: Random,
  around: PastContext,
): DemoOperation | undefined {
  const zone = usualZone(team.country);
  // Whoever was a partner some days before the first of them is created.
  const known = new Date(day.getTime() - KNOWN_DAYS * DAY_MS);
  const isKnown = ({ id }: { readonly id: string }) => around.since.get(id)! < known;
  const senders = sendersOf(team, kind, around).filter(isKnown);
  if (senders.length === 0) return undefined;
  const then = { ...around, carriers: around.carriers.filter(isKnown) };
  const client = random.pick(senders);
  const cargo = cargoOf(kind, random.pick(categoriesFor(team, client, kind)));
  const route = routeFor(team, kind, cargo, random, around);
  const isAbroad = route.origin.countryCode !== route.destination.countryCode;
  const freight = freightOf(team.country, route.km, random, {
    localShare: isAbroad ? 0.25 : 0.85,
    perKm: 1.02 + random.int(26) / 100,
    carrierShare: 0.74 + random.int(15) / 100,
  });
  const operatorId = around.operatorIds.length > 0 ? random.pick(around.operatorIds) : null;
  const texts = ORDER_TEXTS[DEMO_COUNTRIES[team.country].language];
  const shared = { team, kind, client, cargo, route, freight, operatorId, texts, zone };
  const orders = Array.from({ length: size }, () => planOrder(shared, day, random, then)).filter(
    (order) => order !== undefined,
  );
  return orders.length > 0 ? operationOf(shared, orders, random) : undefined;
}

function routeFor(
  team: DemoTeam,
  kind: OrderKind,
  cargo: DemoCargo,
  random: Random,
  { plans, cities }: PastContext,
): DemoRoute {
  const known = kind === 'multipoint' ? [] : plansFor(team, cargo, plans, random);
  return known.length > 0 && random.chance(KNOWN_SHARE)
    ? unplannedRoute(team, kind, random.pick(known))
    : drawRoute(team, { kind, isContainer: cargo.boardingMode === 'container' }, cities, random);
}

/** Nothing where no truck was free, or a partner was not one yet. */
function planOrder(shared: SharedByOrders, day: Date, random: Random, around: PastContext): DemoOrder | undefined {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const driven = drawDriven(shared, day, random, around);
    if (driven) return orderOf(shared, driven, random, around);
  }
  return undefined;
}

function drawDriven(
  { team, kind, cargo, route, zone }: SharedByOrders,
  day: Date,
  random: Random,
  around: PastContext,
): Driven | undefined {
  const { now, diary } = around;
  const loadingAt = drawPastLoading(day, SIZES[kind][2], zone, random);
  const isCancelled = random.chance(CANCELLED_SHARE);
  const carrier = carrierFor(team, random, around);
  const lateShare = lateShareOf(carrier?.name ?? team.name, loadingAt, random);
  const trip = planPastTrip({ loadingAt, hours: route.hours, isCancelled, lateShare, now, zone }, random);
  if (!trip) return undefined;
  if (!trip.assignedAt) return { trip, truck: null, carrier };
  const truck = diary.find(carrier?.linkedCompanyId ?? around.companyId, cargo.categoryLoad, trip, random);
  if (!truck) return undefined;
  diary.book(truck, trip);
  return { trip, truck, carrier: carrier ?? carrierOf(truck, around) };
}

/** Some are more punctual than others, and everybody less so in some months. */
function lateShareOf(name: string, loadingAt: Date, random: Random): number {
  const own = createRandom(`late ${name}`).int(9) / 100;
  const month = createRandom(`late ${loadingAt.getUTCMonth()} ${name}`).int(7) / 100;
  return 0.03 + own + month + random.int(2) / 100;
}
