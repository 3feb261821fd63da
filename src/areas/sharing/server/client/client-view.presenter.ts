import type { DrawnPath } from '#areas/load-orders/contract/order-plan.shapes.ts';
import {
  type Dispatcher,
  type OrderRecord,
  type PublicCompany,
  presentDates,
  presentPublicCompany,
} from '#areas/load-orders/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { ClientOrder } from '#areas/sharing/contract/client-view.shapes.ts';
import type { LinkPart } from '#areas/sharing/rules/public-link.ts';
import type { TripBooking } from '#areas/trips/contract/driver-trip.calls.ts';
import type { Position } from '#kernel/position.ts';
import type { LinkRecord } from '../links/link.repository.ts';
import type { listSeenDocuments, listSeenStops, listSeenTasks, listStatusMoves } from './client-view.repository.ts';
import type { SeenTruck } from './seen-truck.ts';

type Rows<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>;

/** The data of a client view; unticked parts are not even read. */
export interface Seen {
  readonly link: LinkRecord;
  readonly order: OrderRecord;
  readonly categoryName: string | null;
  readonly sharer: PublicCompany;
  readonly moves: Rows<typeof listStatusMoves>;
  readonly stops: Rows<typeof listSeenStops>;
  readonly documents: Rows<typeof listSeenDocuments>;
  readonly tasks: Rows<typeof listSeenTasks>;
  readonly truck: SeenTruck | undefined;
  readonly eta: { readonly at: Date; readonly from: Date; readonly to: Date } | null;
  readonly track: readonly Position[];
  readonly dispatcher: Dispatcher | null;
  readonly route: DrawnPath | null;
  readonly bookings: readonly TripBooking[];
}

export function presentClientOrder({
  link,
  order,
  categoryName,
  sharer,
  moves,
  stops,
  bookings,
  ...seen
}: Seen): ClientOrder {
  return {
    loadingOrderCode: order.code,
    loadingOrderStatus: order.status,
    kind: order.kind,
    language: link.language,
    company: presentPublicCompany(sharer),
    origin: presentPlace(order.origin, link),
    destination: presentPlace(order.destination, link),
    dates: presentDates(order),
    times: unloadingTimes(bookings, stops),
    load: { category: order.category_load, categoryName, weight: order.weight, weightUnit: order.weight_unit },
    timeline: moves.map(({ status, at }) => ({ status: status ?? 0, at: at.toISOString() })),
    stops: stops.map((stop, at) => ({
      number: at + 1,
      action: stop.action as ClientOrder['stops'][number]['action'],
      cityName: stop.city,
      customer: stop.customer,
      status: stop.status as ClientOrder['stops'][number]['status'],
      plannedAt: stop.planned_at?.toISOString() ?? null,
      doneAt: stop.done_at?.toISOString() ?? null,
      ...coordinatesOf(stop.place, link),
    })),
    ...(link.shows.includes('position') ? { eta: presentEta(seen.eta) } : {}),
    ...ticked(link.shows, order, seen),
  };
}

/** The time alone: dock and code are for the driver. */
function unloadingTimes(bookings: Seen['bookings'], stops: Seen['stops']): ClientOrder['times'] {
  return bookings.flatMap(({ action, stopId, time }) => {
    if (action !== 'unload' || !time) return [];
    const at = stops.findIndex(({ id }) => id === stopId);
    return [{ number: at < 0 ? null : at + 1, ...time }];
  });
}

type Ticked = Pick<ClientOrder, LinkPart>;
type Makers = { readonly [P in LinkPart]: () => Ticked[P] };

function ticked(
  shows: readonly LinkPart[],
  order: OrderRecord,
  {
    truck,
    track,
    documents,
    tasks,
    dispatcher,
    route,
  }: Omit<Seen, 'link' | 'order' | 'sharer' | 'moves' | 'stops' | 'bookings' | 'categoryName'>,
) {
  const makers: Makers = {
    position: () => (truck ? { ...truck, at: truck.at.toISOString() } : null),
    track: () => track.map(({ lat, lng }) => ({ lat, lng })),
    route: () => route,
    driver: () => ({ name: order.driver_name }),
    phone: () => order.driver_phone,
    plate: () => ({ truck: order.plate, trailer: order.trailer_plate }),
    documents: () =>
      documents.map(({ id, type, name, content_type, created_at }) => ({
        _id: id,
        type,
        name,
        contentType: content_type,
        createdAt: created_at.toISOString(),
      })),
    freight: () => ({
      value: order.client_freight,
      currency: order.client_freight_currency,
      unit: order.client_freight_unit,
    }),
    tasks: () =>
      tasks.map(({ stage_name, name, done_at }, at) => ({
        number: at + 1,
        stage: stage_name,
        name,
        doneAt: done_at?.toISOString() ?? null,
      })),
    dispatcher: () => dispatcher,
  };
  return Object.fromEntries(shows.map((part) => [part, makers[part]()])) as Ticked;
}

const presentEta = (eta: Seen['eta']): ClientOrder['eta'] =>
  eta && { at: eta.at.toISOString(), from: eta.from.toISOString(), to: eta.to.toISOString() };

export function presentPlace(place: unknown, { shows }: Pick<LinkRecord, 'shows'>): ClientOrder['origin'] {
  const { cityName, countryCode, address } = place as Place;
  return { cityName, countryCode, address, ...coordinatesOf(place, { shows }) };
}

/** Only where positions are shown. */
function coordinatesOf(place: unknown, { shows }: Pick<LinkRecord, 'shows'>) {
  const { lat = null, lng = null } = place as Partial<Place>;
  return shows.includes('position') ? { lat, lng } : {};
}
