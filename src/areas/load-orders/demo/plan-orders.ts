import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import type { ParsedOperation } from '#areas/operations/server/index.ts';
import { usualZone } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { ORDER_KINDS, type OrderKind } from '../rules/order-kind.ts';
import { isOpen, ORDER_STATUS } from '../rules/order-status.ts';
import { ORDER_TEXTS } from './data/order-texts.ts';
import { cargoOf, categoriesFor, type DemoCargo } from './demo-cargo.ts';
import type { DemoClient, DemoOperation, DemoOrder, PlanContext } from './demo-order.ts';
import { type DemoRoute, drawRoute } from './demo-route.ts';
import { drawDaysAgo, drawStatus, type FirstOrder, isToDrive, scriptFor } from './order-status-plan.ts';
import { freightOf } from './order-values.ts';
import { planOrder, type SharedByOrders } from './plan-order.ts';
import { plannedRoute, plansFor } from './planned-route.ts';

/** Shares per hundred orders, by type of company. */
type KindShares = Readonly<Record<OrderKind, number>>;
const KIND_SHARES: Readonly<Record<'agro' | 'other', KindShares>> = {
  agro: { normal: 30, agro: 60, multipoint: 10 },
  other: { normal: 68, agro: 10, multipoint: 22 },
};
/** Number of orders per operation; a shuttle has many trucks. */
const ORDERS_PER_OPERATION: Readonly<Record<OrderKind, readonly [number, number]>> = {
  normal: [1, 5],
  agro: [3, 6],
  multipoint: [1, 2],
};
/** Trips on the road and about to begin, beside those that every company has. */
const MORE_OPEN = { carrier: 6, other: 3 } as const;

/** So many finished trips the busiest path of a company has. */
const DRIVEN_TRIPS = 20;
/** Other closed trips that were on a path; most went elsewhere. */
const ON_A_PATH = 0.3;

interface Wanted {
  readonly kind: OrderKind;
  readonly size: number;
  readonly client: DemoClient;
  readonly first: FirstOrder;
  /** The busiest path has fewer trips than it should have. */
  readonly isBusiestWanted: boolean;
}

/** The business of one company: operations with their orders, old and new, in every status. */
export function planOperations(team: DemoTeam, count: number, around: PlanContext): DemoOperation[] {
  const random = createRandom(`orders ${team.key}`);
  const senders = (kind: OrderKind) => sendersOf(team, kind, around);
  const left = ordersByKind(team, count, around);
  const kinds = [...left.keys()];
  let open: number = MORE_OPEN[team.trade === 'carrier' ? 'carrier' : 'other'];
  const operations: DemoOperation[] = [];
  let driven = 0;
  const plan = (kind: OrderKind, client: DemoClient | undefined, first: FirstOrder, most?: number) => {
    const [fewest, usual] = ORDERS_PER_OPERATION[kind];
    const size = Math.min(left.get(kind)!, most ?? fewest + random.int(usual - fewest + 1));
    const able = isOpen(ORDER_STATUS[first.status])
      ? senders(kind).filter((sender) => readyCategories(team, sender, kind, around).length > 0)
      : [];
    const sender = client ?? random.pick(able.length > 0 ? able : senders(kind));
    const isBusiestWanted = driven < DRIVEN_TRIPS;
    const operation = planOperation(team, { kind, size, client: sender, first, isBusiestWanted }, random, around);
    operations.push(operation);
    driven += operation.orders.filter(({ plan: on, trip }) => on?.path.isBusiest && trip.finishedAt).length;
    left.set(kind, left.get(kind)! - size);
  };
  // First what everybody must find, beginning with the kinds that fewer trucks can carry.
  for (const kind of kinds.toReversed()) {
    const here = senders(kind).filter(({ key }) => key);
    for (const first of scriptFor(kind, here.length)) plan(kind, here[first.client], first, 1);
  }
  for (const kind of kinds) {
    while (left.get(kind)! > 0) {
      const drawn = drawStatus(random);
      const status = isOpen(ORDER_STATUS[drawn]) && open <= 0 ? 'paid' : drawn;
      if (isOpen(ORDER_STATUS[status])) open -= 1;
      plan(kind, undefined, { status, isLate: false });
    }
  }
  return operations;
}

/** The clients of a company that have something to send with orders of a kind. */
export const sendersOf = (team: DemoTeam, kind: OrderKind, { clients }: PlanContext): readonly DemoClient[] =>
  clients.filter((client) => categoriesFor(team, client, kind).length > 0);

/** How many orders of each kind a company has; what it does not do at all, it does as normal orders. */
export function ordersByKind(
  team: DemoTeam,
  count: number,
  around: PlanContext,
  shares: KindShares = KIND_SHARES[team.trade === 'agro' ? 'agro' : 'other'],
): Map<OrderKind, number> {
  const kinds = ORDER_KINDS.filter((kind) => sendersOf(team, kind, around).length > 0);
  const left = new Map(kinds.map((kind) => [kind, Math.round((count * shares[kind]) / 100)]));
  const missing = count - [...left.values()].reduce((sum, number) => sum + number, 0);
  return left.set('normal', left.get('normal')! + missing);
}

/** What a truck could set out with now, of its own or of a transport company on the platform. */
function readyCategories(
  team: DemoTeam,
  client: DemoClient,
  kind: OrderKind,
  { companyId, carriers, diary }: PlanContext,
) {
  const fleets = [companyId, ...carriers.flatMap(({ linkedCompanyId }) => linkedCompanyId ?? [])];
  return categoriesFor(team, client, kind).filter((category) =>
    fleets.some((fleet) => diary.hasReady(fleet, category)),
  );
}

function planOperation(team: DemoTeam, wanted: Wanted, random: Random, around: PlanContext): DemoOperation {
  const { kind, size, client, first } = wanted;
  const { operatorIds } = around;
  const zone = usualZone(team.country);
  const categories = categoriesFor(team, client, kind);
  const ready = readyCategories(team, client, kind, around);
  const cargo = cargoOf(kind, random.pick(isOpen(ORDER_STATUS[first.status]) && ready.length > 0 ? ready : categories));
  const route = routeFor(team, wanted, cargo, random, around);
  const freight = freightOf(team.country, route.km, random);
  const operatorId = operatorIds.length > 0 ? random.pick(operatorIds) : null;
  const daysAgo = drawDaysAgo(first.status, random);
  const texts = ORDER_TEXTS[DEMO_COUNTRIES[team.country].language];
  const shared = { team, kind, client, cargo, route, freight, operatorId, first, daysAgo, texts, zone };
  const orders = Array.from({ length: size }, (_, nth) => planOrder(shared, nth, random, around));
  return operationOf(shared, orders, random);
}

/** The operation that some orders belong to. */
export function operationOf(shared: SharedByOrders, orders: readonly DemoOrder[], random: Random): DemoOperation {
  const { kind, client, cargo, route, freight, operatorId, zone } = shared;
  const { origin, destination, serviceType } = route;
  const operation: ParsedOperation = {
    kind: kind === 'agro' ? 'agro' : 'normal',
    dispatchType: kind === 'agro' ? 'shuttle' : random.pick(['direct', 'consolidated', 'transshipment'] as const),
    serviceType,
    client,
    operatorId,
    reference: `REF-${random.digits(5)}`,
    origin,
    destination,
    pickupDate: dayIn(new Date(Math.min(...orders.map(({ trip }) => trip.loadingAt.getTime()))), zone),
    deliveryDate: dayIn(new Date(Math.max(...orders.map(({ trip }) => trip.deliveryAt.getTime()))), zone),
    categoryLoad: cargo.categoryLoad,
    vehicleType: null,
    weightUnit: cargo.weightUnit,
    clientFreight: { type: freight.client.type, value: freight.client.value, currency: freight.client.currency },
    supplierFreight: { type: freight.carrier.type, value: freight.carrier.value, currency: freight.carrier.currency },
    promisedTn:
      kind === 'agro' ? String(orders.reduce((sum, { values }) => sum + Number(values.weight ?? 0), 0)) : null,
  };
  return { operation, orders };
}

/** Everything that is still to be driven between two places is on a path; what was driven long ago often was not. */
function routeFor(
  team: DemoTeam,
  { kind, first, isBusiestWanted }: Wanted,
  cargo: DemoCargo,
  random: Random,
  { plans, cities }: PlanContext,
): DemoRoute {
  const isContainer = cargo.boardingMode === 'container';
  if (kind === 'multipoint') return drawRoute(team, { kind, isContainer }, cities, random);
  if (isToDrive(first.status)) {
    return plannedRoute(team, kind, random.pick(plansFor(team, cargo, plans, random)));
  }
  const fitting = plansFor({ ...team, trade: 'carrier' }, cargo, plans, random);
  const busiest = isBusiestWanted ? fitting.find(({ isBusiest }) => isBusiest) : undefined;
  if (busiest) return plannedRoute(team, kind, busiest);
  const others = fitting.filter(({ isBusiest }) => !isBusiest);
  return others.length > 0 && random.chance(ON_A_PATH)
    ? plannedRoute(team, kind, random.pick(others))
    : drawRoute(team, { kind, isContainer }, cities, random);
}
