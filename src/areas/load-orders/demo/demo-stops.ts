import type { Random } from '#areas/companies/demo/random.ts';
import type { StopDetails } from '../rules/multipoint.ts';
import type { OrderTexts } from './data/order-texts.ts';
import { type DemoCity, placeIn } from './demo-places.ts';
import type { TripPlan } from './trip-plan.ts';
import { HOUR_MS } from './working-hours.ts';

interface Round {
  readonly origin: StopDetails['place'];
  /** The town whose customers get something. */
  readonly town: DemoCity;
  readonly trip: TripPlan;
  /** As many as the truck takes. */
  readonly pallets: number;
  readonly texts: OrderTexts;
}

/** One pickup and two to four deliveries in the town, one each hour; the last one is the delivery of the order. */
export function stopsOf({ origin, town, trip, pallets, texts }: Round, random: Random): StopDetails[] {
  const blank = { contactName: null, contactPhone: null, quantityUnit: 'pallet' };
  const count = 2 + random.int(3);
  const most = Math.floor(pallets / count);
  const deliveries = Array.from({ length: count }, (_, nth) => ({
    ...blank,
    action: 'delivery' as const,
    place: placeIn(town, random),
    customer: texts.customers[nth % texts.customers.length]!,
    orderCode: `P${random.digits(6)}`,
    deliveryCode: `E${random.digits(6)}`,
    plannedAt: new Date(trip.deliveryAt.getTime() - ((count - 1 - nth) * HOUR_MS) / 2).toISOString(),
    quantity: 1 + random.int(most),
  }));
  const quantity = deliveries.reduce((sum, stop) => sum + stop.quantity, 0);
  const pickup = { action: 'pickup' as const, place: origin, customer: null, orderCode: null, deliveryCode: null };
  return [{ ...blank, ...pickup, plannedAt: trip.loadingAt.toISOString(), quantity }, ...deliveries];
}
