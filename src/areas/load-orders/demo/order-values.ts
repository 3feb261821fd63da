import { USD_RATES } from '#areas/companies/demo/company.repository.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { DockOperation } from '#areas/fleet/rules/vehicle-category.ts';
import { CONTAINER_TYPES, type Currency, LOAD_CATEGORIES, SERVICE_TYPES } from '#areas/operations/rules/catalogues.ts';
import type { PartnerName } from '#areas/partners/server/index.ts';
import { containerCheckDigit } from '#countries/container.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import { type StopDetails, summaryOfStops } from '../rules/multipoint.ts';
import type { OrderKind } from '../rules/order-kind.ts';
import type { OrderPlace } from '../rules/order-place.ts';
import { blankOrder, type OrderValues } from '../server/order-columns.ts';
import type { OrderTexts } from './data/order-texts.ts';
import type { TripPlan } from './trip-plan.ts';

export interface DemoCargo {
  readonly categoryLoad: string;
  readonly weight: number;
  readonly weightUnit: string;
  readonly boardingMode: string;
  readonly vehicleType: string;
  readonly typeOperation: DockOperation;
  readonly serviceType: string;
}

/** The load, and what is needed to carry it. */
export function cargoOf(kind: OrderKind, random: Random): DemoCargo {
  if (kind === 'agro') {
    const categoryLoad = random.pick(['soy', 'corn', 'grains', 'sugar', 'fertilizer'] as const);
    const bulk = { boardingMode: 'bulk', vehicleType: 'tractor', typeOperation: 'bulkLoad', weightUnit: 'tn' } as const;
    return {
      ...bulk,
      categoryLoad,
      weight: 26 + random.int(6),
      serviceType: random.pick(['national', 'export'] as const),
    };
  }
  if (kind === 'multipoint') {
    const pallets = { boardingMode: 'pallets', vehicleType: 'boxTruck', typeOperation: 'palletLoad' } as const;
    const categoryLoad = random.pick(['food', 'beverages', 'textiles', 'electronics'] as const);
    return { ...pallets, categoryLoad, weight: 6 + random.int(10), weightUnit: 'pallet', serviceType: 'distribution' };
  }
  const isContainer = random.chance(0.25);
  return {
    categoryLoad: isContainer ? 'containers' : random.pick(LOAD_CATEGORIES),
    weight: 8 + random.int(22),
    weightUnit: 'tn',
    boardingMode: isContainer ? 'container' : random.pick(['fullLoad', 'partialLoad', 'loose'] as const),
    vehicleType: random.pick(['tractor', 'tractorThreeAxles', 'rigidTruck', 'boxTruck'] as const),
    typeOperation: isContainer ? 'containerLoad' : 'load',
    serviceType: isContainer ? random.pick(['import', 'export'] as const) : random.pick(SERVICE_TYPES),
  };
}

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

/** A price per kilometre, in the company's currency or in dollars; the carrier gets most of it. */
export function freightOf(country: CountryCode, km: number, random: Random): DemoFreight {
  const isLocal = random.chance(0.4);
  const currency = isLocal ? countryOf(country).currency.code : 'USD';
  const dollars = Math.max(90, km * (1.1 + random.int(60) / 100));
  const money = (amount: number) => (amount * (isLocal ? USD_RATES[country] : 1)).toFixed(2);
  const freight = (share: number): Price => ({
    type: 'simple',
    value: money(Math.round(dollars * share)),
    currency,
    invoice: random.chance(0.7),
    advance: random.chance(0.3) ? money(Math.round(dollars * share * 0.3)) : null,
  });
  return { client: freight(1), carrier: freight(0.8) };
}

export interface OrderFacts {
  readonly kind: OrderKind;
  readonly client: PartnerName;
  readonly operatorId: string | null;
  readonly way: { readonly origin: OrderPlace; readonly destination: OrderPlace; readonly km: number };
  readonly cargo: DemoCargo;
  readonly freight: DemoFreight;
  readonly trip: TripPlan;
  readonly stops: readonly StopDetails[];
  readonly texts: OrderTexts;
  /** Of the company. */
  readonly zone: string;
}

export function valuesOf(facts: OrderFacts, random: Random): OrderValues {
  const { client, operatorId, way, cargo, freight, trip, stops, texts, zone } = facts;
  const hour = (from: number) => `${String(from + random.int(6)).padStart(2, '0')}:${random.pick(['00', '30'])}`;
  const isContainer = cargo.boardingMode === 'container';
  const codes = stops.length > 0 ? summaryOfStops(stops) : { orderCodes: [`P${random.digits(6)}`], deliveryCodes: [] };
  return {
    ...blankOrder(way),
    ...(isContainer ? containerNumbers(trip, zone, random) : {}),
    category_load: cargo.categoryLoad,
    weight: String(cargo.weight),
    weight_unit: cargo.weightUnit,
    boarding_mode: cargo.boardingMode,
    vehicle_type: cargo.vehicleType,
    type_operation: cargo.typeOperation,
    service_type: cargo.serviceType,
    client_id: client.id,
    client_company_id: client.linkedCompanyId,
    client_tax_document: client.taxId,
    operator_id: operatorId,
    analyst_id: random.chance(0.4) ? operatorId : null,
    distance_km: String(way.km),
    loading_date: dayIn(trip.loadingDay, zone),
    loading_hour: hour(6),
    delivery_date: dayIn(trip.deliveryDay, zone),
    delivery_hour: hour(12),
    loads: [{ category: cargo.categoryLoad, value: cargo.weight }],
    ...priceOf('client', freight.client),
    ...priceOf('carrier', freight.carrier),
    order_codes: codes.orderCodes,
    delivery_codes: codes.deliveryCodes,
    invoice_number: random.chance(0.4) ? `F-${random.digits(6)}` : null,
    crt: cargo.serviceType === 'transit' ? `${random.digits(4)}.${random.digits(3)}` : null,
    comment: random.chance(0.3) ? random.pick(texts.notes) : null,
    assignment_number: random.chance(0.3) ? `A${random.digits(7)}` : null,
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

function containerNumbers({ deliveryDay }: TripPlan, zone: string, random: Random) {
  const front = `${random.pick(['TRP', 'SUD', 'CNO'])}U${random.digits(6)}`;
  return {
    bill_of_lading: `BL${random.digits(8)}`,
    carrier_booking_number: `BK${random.digits(7)}`,
    equipment_number: `${front}${containerCheckDigit(front)}`,
    container_type: random.pick(CONTAINER_TYPES),
    vessel: random.pick(VESSELS),
    container_return: dayIn(new Date(deliveryDay.getTime() + 5 * 86_400_000), zone),
  };
}
