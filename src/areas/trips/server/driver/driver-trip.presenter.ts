import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import {
  drawnPathOf,
  findDispatcher,
  findPublicCompany,
  lastReturn,
  presentDates,
  presentPublicCompany,
  presentReturn,
  stopsOf,
} from '#areas/load-orders/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { TaskRole } from '#areas/operations/rules/stage.ts';
import { reportsItself } from '#areas/positions/server/index.ts';
import type { DriverTrip, MyTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import type { Language } from '#kernel/language.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portIfAny, portOf } from '#platform/ports.ts';
import { presentTasks } from '../tasks/task.presenter.ts';
import { findTasks, proofOf } from '../tasks/task.repository.ts';
import type { DrivenOrder } from './my-trip.repository.ts';
import { tripBookings } from './trip-bookings.ts';
import { locationQuestion } from './trip-questions.ts';

type Reader = Pick<RequestContext<unknown>, 'trx' | 'services' | 'now' | 'caller'>;

export interface TripReader {
  readonly language: Language | null;
  readonly may: (by: TaskRole) => boolean;
}

/** The trip as its driver sees it, without price or client; the one phone number is the dispatcher's. */
export async function presentTrip(
  reader: Reader,
  order: OrderRecord,
  { language, may }: TripReader,
): Promise<DriverTrip> {
  const { trx } = reader;
  // The driver may work for a carrier that is associated with the company no longer.
  const company = await withPlatformScope(trx, () => findPublicCompany(trx, order.company_id));
  const around = { order, files: await proofOf(trx, order), may };
  return {
    ...presentSummary(order),
    kind: order.kind,
    language,
    company: presentPublicCompany(company),
    driverName: order.driver_name,
    dispatcher: await findDispatcher(trx, order),
    origin: presentTripPlace(order.origin as unknown as Place),
    destination: presentTripPlace(order.destination as unknown as Place),
    stops: (await stopsOf(trx, order)).map(({ id: _id, action, status, customer, place }) => ({
      _id,
      action,
      status,
      customer,
      ...presentTripPlace(place),
    })),
    plan: await drawnPathOf(trx, order, 'page'),
    load: { category: order.category_load, weight: order.weight, weightUnit: order.weight_unit },
    bookings: await portOf(reader.services, tripBookings)(reader, order),
    question: (await portIfAny(reader.services, locationQuestion)?.(reader, order)) ?? null,
    hasDevice: await reportsItself(trx, order),
    returned: await returnedOf(trx, order),
    ...presentTasks(reader, around, await findTasks(trx, order)),
  };
}

/** Without the name of whoever sent them back. */
async function returnedOf(trx: Reader['trx'], order: OrderRecord): Promise<DriverTrip['returned']> {
  const returned = presentReturn(order, await withPlatformScope(trx, () => lastReturn(trx, order)));
  return returned && { at: returned.at, reason: returned.reason, documents: returned.documents };
}

function presentTripPlace({ cityName, address, reference, lat, lng }: Place) {
  return { cityName, address, reference, lat, lng };
}

function presentSummary(order: OrderRecord) {
  return {
    loadingOrderCode: order.code,
    loadingOrderStatus: order.status,
    plate: order.plate,
    trailerPlate: order.trailer_plate,
    dates: presentDates(order),
    acceptedAt: order.accepted_at?.toISOString() ?? null,
    sharingSince: order.sharing_since?.toISOString() ?? null,
  };
}

export function presentMyTrip(order: DrivenOrder): MyTrip {
  return {
    ...presentSummary(order),
    _id: order.id,
    companyName: order.companyName,
    origin: order.origin_city,
    destination: order.destination_city,
    tasksDone: order.tasks_done,
    tasksTotal: order.tasks_total,
  };
}
