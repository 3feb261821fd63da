import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { TRUCK_TYPES, type TruckType } from '#areas/fleet/rules/vehicle-type.ts';
import { CARRIED_ON, IN_BULK } from '#areas/load-orders/demo/data/cargo.ts';
import { cargoOf, categoriesFor, tonnesFor } from '#areas/load-orders/demo/demo-cargo.ts';
import { drawRoute } from '#areas/load-orders/demo/demo-route.ts';
import { freightOf } from '#areas/load-orders/demo/order-values.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { LoadCategory } from '#areas/operations/rules/catalogues.ts';
import type { FreightType } from '#areas/operations/rules/freight.ts';
import { type Market, textsOf } from './market.ts';

/** What is carried, and what it costs. */
export interface Load {
  readonly clientId: string;
  readonly category: LoadCategory;
  readonly origin: Place;
  readonly destination: Place;
  /** Tonnes on one truck. */
  readonly weight: number;
  readonly vehicleType: TruckType;
  readonly price: LoadPrice;
}

/** The usual price, which the shipper may leave to be negotiated. */
export interface LoadPrice {
  readonly type: FreightType;
  /** Of one truck, or of one tonne where the price is compound. */
  readonly amount: number;
  readonly currency: string;
  readonly unit: 'tn' | null;
}

/** Large amounts without cents, which some currencies do not have. */
export const rounded = (amount: number): number =>
  amount >= 100 ? Math.round(amount) : Math.round(amount * 100) / 100;

export const moneyText = (amount: number): string => amount.toFixed(2);

/** As carriers and shippers read it. */
export const priceText = (amount: number, { currency }: Pick<LoadPrice, 'currency'>): string =>
  `${moneyText(amount)} ${currency}`;

export function drawLoad(team: DemoTeam, market: Market, random: Random): Load {
  const senders = market.clientsOf(team).filter((client) => categoriesFor(team, client, 'normal').length > 0);
  const client = random.pick(senders);
  const category = random.pick(categoriesFor(team, client, 'normal'));
  const isContainer = cargoOf('normal', category).boardingMode === 'container';
  const route = drawRoute(team, { kind: 'normal', isContainer }, market.cities, random);
  const weight = tonnesFor(null, category, random);
  const { value, currency } = freightOf(team.country, route.km, random).carrier;
  const price = priced(random.pick(FREIGHT_SHARES), { amount: Number(value), currency, weight });
  return {
    clientId: client.id,
    category,
    origin: route.origin,
    destination: route.destination,
    weight,
    vehicleType: truckFor(category, random),
    price,
  };
}

const FREIGHT_SHARES: readonly FreightType[] = ['simple', 'simple', 'simple', 'compound', 'toNegotiate'];

function priced(type: FreightType, { amount, currency, weight }: { amount: number; currency: string; weight: number }) {
  const isCompound = type === 'compound';
  return {
    type,
    currency,
    amount: rounded(isCompound ? amount / weight : amount),
    unit: isCompound ? ('tn' as const) : null,
  };
}

/** What pulls a semitrailer that carries the load, or a truck that carries it itself. */
export function truckFor(category: LoadCategory, random: Random): TruckType {
  const type = random.pick(CARRIED_ON[category]);
  return TRUCK_TYPES.find((truck) => truck === type) ?? 'tractor';
}

/** Loose goods are heavier than packed ones. */
export const volumeOf = (category: string, weight: number, random: Random): number =>
  Math.round(weight * (IN_BULK.has(category) ? 1.3 : 2.4) + random.int(6));

/** Unlike any other of the company: `Soya a granel, lote 14`; the lane stands beside it wherever it is shown. */
export function nameOf(team: DemoTeam, { category }: Load, number: number): string {
  return `${textsOf(team).loads[category]}, lote ${number}`;
}
