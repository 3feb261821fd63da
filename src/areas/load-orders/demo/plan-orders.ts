import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import type { ParsedOperation } from '#areas/operations/server/index.ts';
import type { PartnerName } from '#areas/partners/server/index.ts';
import { usualZone } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import type { StopDetails } from '../rules/multipoint.ts';
import { ORDER_KINDS, type OrderKind } from '../rules/order-kind.ts';
import { isOpen, ORDER_STATUS } from '../rules/order-status.ts';
import type { OrderValues } from '../server/order-columns.ts';
import { ORDER_TEXTS } from './data/order-texts.ts';
import { type DemoCities, placeIn, roadKm } from './demo-places.ts';
import { cargoOf, freightOf, valuesOf } from './order-values.ts';
import { drawStatus, planTrip, type TripPlan } from './trip-plan.ts';
import type { DemoTruck } from './trucks.repository.ts';

export interface DemoOrder {
  readonly kind: OrderKind;
  readonly values: OrderValues;
  readonly stops: readonly StopDetails[];
  readonly trip: TripPlan;
  readonly truck: DemoTruck | null;
  /** The transport company that drives it; null for the own fleet. */
  readonly carrier: PartnerName | null;
}

export interface DemoOperation {
  readonly operation: ParsedOperation;
  readonly orders: readonly DemoOrder[];
}

export interface PlanContext {
  readonly cities: DemoCities;
  readonly clients: readonly PartnerName[];
  readonly carriers: readonly PartnerName[];
  readonly operatorIds: readonly string[];
  readonly trucks: ReadonlyMap<string, readonly DemoTruck[]>;
  /** Trucks on an open trip: no truck drives two at once. */
  readonly busy: Set<string>;
  readonly companyId: string;
  readonly now: Date;
}

/** Shares per hundred orders, by type of company. */
const KIND_SHARES: Readonly<Record<'agro' | 'other', Readonly<Record<OrderKind, number>>>> = {
  agro: { normal: 30, agro: 60, multipoint: 10 },
  other: { normal: 68, agro: 10, multipoint: 22 },
};
/** Number of orders per operation; a shuttle has many trucks. */
const ORDERS_PER_OPERATION: Readonly<Record<OrderKind, readonly [number, number]>> = {
  normal: [1, 5],
  agro: [8, 14],
  multipoint: [1, 2],
};

/** The business of one company: operations with their orders, old and new, in every status. */
export function planOperations(company: DemoTeam, count: number, around: PlanContext): DemoOperation[] {
  const random = createRandom(`orders ${company.key}`);
  const shares = KIND_SHARES[company.trade === 'agro' ? 'agro' : 'other'];
  const here = around.clients.filter(({ linkedCompanyId }) => linkedCompanyId);
  return ORDER_KINDS.flatMap((kind) => {
    const operations: DemoOperation[] = [];
    for (let left = Math.round((count * shares[kind]) / 100); left > 0; ) {
      const [fewest, most] = ORDERS_PER_OPERATION[kind];
      const size = Math.min(left, fewest + random.int(most - fewest + 1));
      // Everybody finds an open order of every kind: the company in the first operation, a client on the platform in theirs.
      const client = here[operations.length];
      const isOpen = client !== undefined || operations.length === 0;
      operations.push(planOperation(company, { kind, size, client, isOpen }, random, around));
      left -= size;
    }
    return operations;
  });
}

interface Wanted {
  readonly kind: OrderKind;
  readonly size: number;
  /** Otherwise any. */
  readonly client: PartnerName | undefined;
  /** Whether its first order is not finished yet. */
  readonly isOpen: boolean;
}

function planOperation(company: DemoTeam, wanted: Wanted, random: Random, around: PlanContext) {
  const { kind, size } = wanted;
  const { clients, cities, operatorIds, now } = around;
  const { country: home } = company;
  const zone = usualZone(home);
  const client = wanted.client ?? random.pick(clients);
  const [from, to] = twoCities(home, cities, random);
  const [origin, destination] = [placeIn(from, random), placeIn(to, random)];
  const cargo = cargoOf(kind, random);
  const km = roadKm(origin, destination);
  const freight = freightOf(home, km, random);
  const operatorId = operatorIds.length > 0 ? random.pick(operatorIds) : null;
  // Orders of one operation were created at about the same time, so closed and open ones rarely mix.
  const status = drawStatus(random);
  const orders = Array.from({ length: size }, (_, nth) => {
    const carrier = carrierFor(company, random, around);
    const drawn = random.chance(0.8) ? status : drawStatus(random);
    const reached = wanted.isOpen && nth === 0 ? 'inProgress' : drawn;
    const truck = truckFor(carrier, ORDER_STATUS[reached], random, around);
    const trip = planTrip(truck || reached === 'cancelled' ? reached : 'programmed', now, random);
    const stops = kind === 'multipoint' ? stopsOf(company, { origin, destination }, trip, random, around) : [];
    const way = { origin, destination: stops.at(-1)?.place ?? destination, km };
    const values = valuesOf(
      { kind, client, operatorId, way, cargo, freight, trip, stops, texts: textsOf(home), zone },
      random,
    );
    return {
      kind,
      trip,
      stops,
      truck: trip.assignedAt ? truck : null,
      carrier,
      // Few orders require one particular type of truck.
      values: { ...values, vehicle_type: random.chance(0.2) ? values.vehicle_type : null },
    };
  });
  const operation: ParsedOperation = {
    kind: kind === 'agro' ? 'agro' : 'normal',
    dispatchType: kind === 'agro' ? 'shuttle' : random.pick(['direct', 'consolidated', 'transshipment'] as const),
    serviceType: cargo.serviceType,
    client,
    operatorId,
    reference: `REF-${random.digits(5)}`,
    origin,
    destination,
    pickupDate: dayIn(new Date(Math.min(...orders.map(({ trip }) => trip.loadingDay.getTime()))), zone),
    deliveryDate: dayIn(new Date(Math.max(...orders.map(({ trip }) => trip.deliveryDay.getTime()))), zone),
    categoryLoad: cargo.categoryLoad,
    vehicleType: cargo.vehicleType,
    weightUnit: cargo.weightUnit,
    clientFreight: { type: freight.client.type, value: freight.client.value, currency: freight.client.currency },
    supplierFreight: { type: freight.carrier.type, value: freight.carrier.value, currency: freight.carrier.currency },
    promisedTn: kind === 'agro' ? String(size * 28) : null,
  };
  return { operation, orders };
}

const textsOf = (country: CountryCode) => ORDER_TEXTS[DEMO_COUNTRIES[country].language];

/** Mostly within the country, sometimes over a border. */
function twoCities(home: CountryCode, cities: DemoCities, random: Random) {
  const { neighbours } = DEMO_COUNTRIES[home];
  const from = random.pick(cities[home]);
  const abroad = neighbours.length > 0 && random.chance(0.2) ? cities[random.pick(neighbours)] : cities[home];
  const others = abroad.filter(({ city }) => city.id !== from.city.id);
  return [from, random.pick(others)] as const;
}

/** A company without a fleet gives most orders to carriers, preferably to one that is on the platform. */
function carrierFor(company: DemoTeam, random: Random, { carriers }: PlanContext): PartnerName | null {
  if (carriers.length === 0 || company.trade === 'carrier') return null;
  const here = carriers.filter(({ linkedCompanyId }) => linkedCompanyId);
  if (here.length > 0 && random.chance(0.6)) return random.pick(here);
  return random.chance(0.3) ? random.pick(carriers) : null;
}

/** In every fleet, two of three trucks in good order stay free for new orders. */
function onTheRoad(fleet: readonly DemoTruck[]): readonly DemoTruck[] {
  const ready = fleet.filter(({ inOrder }) => inOrder).filter((_, at) => at % 3 !== 2);
  return fleet.filter((truck) => !ready.includes(truck));
}

/** A free truck while the trip is still open; null when all of them are on the road. */
function truckFor(carrier: PartnerName | null, status: number, random: Random, around: PlanContext): DemoTruck | null {
  const fleet = around.trucks.get(carrier?.linkedCompanyId ?? around.companyId) ?? [];
  const free = isOpen(status) ? onTheRoad(fleet).filter(({ truckId }) => !around.busy.has(truckId)) : fleet;
  if (free.length === 0) return null;
  const truck = random.pick(free);
  if (isOpen(status)) around.busy.add(truck.truckId);
  return truck;
}

interface Ends {
  readonly origin: StopDetails['place'];
  readonly destination: StopDetails['place'];
}

/** One pickup and two to four deliveries in the town of destination. */
function stopsOf(
  { country }: DemoTeam,
  { origin, destination }: Ends,
  { deliveryDay }: TripPlan,
  random: Random,
  { cities }: PlanContext,
): StopDetails[] {
  const { customers } = textsOf(country);
  const town = Object.values(cities)
    .flat()
    .find(({ city }) => city.id === destination.cityId)!;
  const blank = { contactName: null, contactPhone: null, quantityUnit: 'pallet' };
  const deliveries = Array.from({ length: 2 + random.int(3) }, (_, nth) => ({
    ...blank,
    action: 'delivery' as const,
    place: placeIn(town, random),
    customer: customers[nth % customers.length]!,
    orderCode: `P${random.digits(6)}`,
    deliveryCode: `E${random.digits(6)}`,
    plannedAt: new Date(deliveryDay.getTime() + nth * 5_400_000).toISOString(),
    quantity: 1 + random.int(8),
  }));
  const quantity = deliveries.reduce((sum, stop) => sum + stop.quantity, 0);
  const pickup = { action: 'pickup' as const, place: origin, customer: null, orderCode: null, deliveryCode: null };
  return [{ ...blank, ...pickup, plannedAt: null, quantity }, ...deliveries];
}
