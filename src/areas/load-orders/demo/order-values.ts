import { USD_RATES } from '#areas/companies/demo/data/usd-rates.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { ContainerType, Currency } from '#areas/operations/rules/catalogues.ts';
import type { PartnerName } from '#areas/partners/server/index.ts';
import { containerCheckDigit } from '#countries/container.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import { type StopDetails, summaryOfStops } from '../rules/multipoint.ts';
import type { OrderPlace } from '../rules/order-place.ts';
import { blankOrder, type OrderValues } from '../server/order-columns.ts';
import type { OrderTexts } from './data/order-texts.ts';
import type { DemoCargo } from './demo-cargo.ts';
import type { DemoRoute } from './demo-route.ts';
import type { TripPlan } from './trip-plan.ts';
import { DAY_MS, hourOf } from './working-hours.ts';

interface Price {
  readonly type: 'simple';
  readonly value: string;
  readonly currency: Currency;
  readonly invoice: boolean;
  readonly advance: string | null;
}

export interface DemoFreight {
  readonly client: Price;
  readonly carrier: Price;
}

/** How prices are made: how many are in the company's currency, dollars per kilometre at least, and the carrier's part. */
export interface Market {
  readonly localShare: number;
  readonly perKm: number;
  readonly carrierShare: number;
}
const USUAL: Market = { localShare: 0.4, perKm: 1.1, carrierShare: 0.8 };

/** A price per kilometre, in the company's currency or in dollars; the carrier gets most of it. */
export function freightOf(country: CountryCode, km: number, random: Random, market: Market = USUAL): DemoFreight {
  const isLocal = random.chance(market.localShare);
  const currency = isLocal ? countryOf(country).currency.code : 'USD';
  const dollars = Math.max(90, km * (market.perKm + random.int(60) / 100));
  const money = (amount: number) => (amount * (isLocal ? USD_RATES[country] : 1)).toFixed(2);
  const freight = (share: number): Price => ({
    type: 'simple',
    value: money(Math.round(dollars * share)),
    currency,
    invoice: random.chance(0.7),
    advance: random.chance(0.3) ? money(Math.round(dollars * share * 0.3)) : null,
  });
  return { client: freight(1), carrier: freight(market.carrierShare) };
}

export interface OrderFacts {
  readonly client: PartnerName;
  readonly operatorId: string | null;
  readonly way: {
    readonly origin: OrderPlace;
    readonly destination: OrderPlace;
    readonly km: number;
    /** Not the length of a path. */
    readonly isEstimated: boolean;
  };
  readonly route: Pick<DemoRoute, 'serviceType'>;
  readonly cargo: DemoCargo;
  readonly weight: number;
  /** The only type of truck or semitrailer that will do. */
  readonly vehicleType: string | null;
  readonly freight: DemoFreight;
  readonly trip: TripPlan;
  readonly stops: readonly StopDetails[];
  readonly texts: OrderTexts;
  /** Of the company. */
  readonly zone: string;
}

export function valuesOf(facts: OrderFacts, random: Random): OrderValues {
  const { client, operatorId, way, route, cargo, weight, vehicleType, freight, trip, stops, texts, zone } = facts;
  const isAbroad = way.origin.countryCode !== way.destination.countryCode;
  const isContainer = cargo.boardingMode === 'container';
  const codes = stops.length > 0 ? summaryOfStops(stops) : { orderCodes: [`P${random.digits(6)}`], deliveryCodes: [] };
  return {
    ...blankOrder(way),
    ...(isContainer ? containerNumbers(trip, zone, random) : {}),
    category_load: cargo.categoryLoad,
    weight: String(weight),
    weight_unit: cargo.weightUnit,
    boarding_mode: cargo.boardingMode,
    vehicle_type: vehicleType,
    type_operation: cargo.typeOperation,
    service_type: route.serviceType,
    client_id: client.id,
    client_company_id: client.linkedCompanyId,
    client_tax_document: client.taxId,
    operator_id: operatorId,
    analyst_id: random.chance(0.4) ? operatorId : null,
    distance_km: String(way.km),
    distance_estimated: way.isEstimated,
    loading_date: dayIn(trip.loadingAt, zone),
    loading_hour: hourOf(trip.loadingAt, zone),
    delivery_date: dayIn(trip.deliveryAt, zone),
    delivery_hour: hourOf(trip.deliveryAt, zone),
    loads: [{ category: cargo.categoryLoad, value: weight }],
    ...priceOf('client', freight.client),
    ...priceOf('carrier', freight.carrier),
    order_codes: codes.orderCodes,
    delivery_codes: codes.deliveryCodes,
    // The invoice follows the delivery, the number of the assignment the assignment.
    invoice_number: trip.acceptedAt && random.chance(0.6) ? `F-${random.digits(6)}` : null,
    crt: isAbroad ? `${random.digits(4)}.${random.digits(3)}` : null,
    comment: random.chance(0.3) ? random.pick(texts.notes) : null,
    assignment_number: trip.assignedAt && random.chance(0.3) ? `A${random.digits(7)}` : null,
  };
}

const priceOf = (side: 'client' | 'carrier', { type, value, currency, invoice, advance }: Price) => ({
  [`${side}_freight_type`]: type,
  [`${side}_freight`]: value,
  [`${side}_freight_currency`]: currency,
  [`${side}_freight_invoice`]: invoice,
  [`${side}_freight_advance`]: advance,
});

const VESSELS = ['Río Mapocho', 'Austral Star', 'Cabo Frio', 'Mar de Grau', 'Atlântico Sul', 'Golfo Dorado'];

/** Dry goods. */
const CONTAINERS: readonly ContainerType[] = ['20dc', '40dc', '40hc'];

function containerNumbers({ deliveryAt }: TripPlan, zone: string, random: Random) {
  const front = `${random.pick(['TRP', 'SUD', 'CNO'])}U${random.digits(6)}`;
  return {
    bill_of_lading: `BL${random.digits(8)}`,
    carrier_booking_number: `BK${random.digits(7)}`,
    equipment_number: `${front}${containerCheckDigit(front)}`,
    container_type: random.pick(CONTAINERS),
    vessel: random.pick(VESSELS),
    container_return: dayIn(new Date(deliveryAt.getTime() + 5 * DAY_MS), zone),
  };
}
