import { matchPath } from 'react-router';
import { notificationKinds } from '#app/notification-kinds.ts';
import { screens as companies } from '#areas/companies/area.ts';
import { readCompany } from '#areas/companies/contract/company.calls.ts';
import { screens as fleet } from '#areas/fleet/area.ts';
import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { screens as orders } from '#areas/load-orders/area.ts';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import { screens as operations } from '#areas/operations/area.ts';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { screens as opportunities } from '#areas/opportunities/area.ts';
import { readOpportunity } from '#areas/opportunities/contract/opportunity.calls.ts';
import { postulationList } from '#areas/opportunities/contract/opportunity.list.ts';
import { readExternalOpportunity } from '#areas/opportunities/contract/postulation.calls.ts';
import { screens as partners } from '#areas/partners/area.ts';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { screens as tracking } from '#areas/tracking/area.ts';
import { readAlert } from '#areas/tracking/contract/alert.calls.ts';
import { readDevice } from '#areas/tracking/contract/device.calls.ts';
import { screens as trips } from '#areas/trips/area.ts';
import { readMyTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { screens as warehouses } from '#areas/warehouses/area.ts';
import { bookingList } from '#areas/warehouses/contract/booking.list.ts';
import type { ApiCall } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { Screen } from '#kernel/screens.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { routerPath } from '#ui/routing/routes.ts';

/** The call that brings the data of each screen a notification leads to. */
const DATA: readonly (readonly [Screen, ApiCall])[] = [
  [orders.order, readOrder],
  [orders.agroOrder, readOrder],
  [orders.multipointOrder, readOrder],
  [orders.clientOrder, readOrder],
  [orders.clientAgroOrder, readOrder],
  [orders.orders, listCalls(ORDER_LISTS.loadOrder).read],
  [orders.agroOrders, listCalls(ORDER_LISTS.agroLoadOrder).read],
  [orders.multipointOrders, listCalls(ORDER_LISTS.multipointLoadOrder).read],
  [operations.operation, OPERATION_CALLS.normal.read],
  [operations.agroOperation, OPERATION_CALLS.agro.read],
  [companies.profile, readCompany],
  [partners.transportCompany, PARTNER_CALLS.transport.read],
  [fleet.ownDriverDetail, DRIVER_CALLS.own.read],
  [fleet.spotDriverDetail, DRIVER_CALLS.spot.read],
  [fleet.ownTruckDetail, VEHICLE_CALLS.ownTruck.read],
  [fleet.spotTruckDetail, VEHICLE_CALLS.spotTruck.read],
  [fleet.ownSemitrailerDetail, VEHICLE_CALLS.ownSemitrailer.read],
  [fleet.spotSemitrailerDetail, VEHICLE_CALLS.spotSemitrailer.read],
  [fleet.ownTruckList, listCalls(VEHICLE_LISTS.ownTruck).read],
  [opportunities.opportunity, readOpportunity],
  [opportunities.publishedOpportunity, readExternalOpportunity],
  [opportunities.marketOpportunity, readExternalOpportunity],
  [opportunities.myPostulations, listCalls(postulationList).read],
  [fleet.ownSemitrailerList, listCalls(VEHICLE_LISTS.ownSemitrailer).read],
  [warehouses.schedulings, listCalls(bookingList).read],
  [tracking.device, readDevice],
  [tracking.operativeControl, readAlert],
  [trips.myTrip, readMyTrip],
];

export interface StoredNotice {
  readonly type: string;
  readonly data: Readonly<Record<string, string | boolean>>;
}

interface Reader {
  readonly user: TestUser;
  readonly canOpen: (address: string) => boolean;
}

/** What is wrong with the target of a notification for its recipient; undefined when it opens. */
export async function problemWith(
  app: TestApp,
  { user, canOpen }: Reader,
  { type, data }: StoredNotice,
): Promise<string | undefined> {
  const target = targetOf(notificationKinds.get(type), data);
  // Only an order that was taken away leads nowhere.
  if (!target) return type === 'loadOrderWithdrawn' && !data.operationId ? undefined : `${type} leads nowhere`;
  if (!canOpen(target)) return `${type}: the screen ${target} does not open`;
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  for (const [{ path }, call] of DATA) {
    const found = matchPath(`/${routerPath(path)}`, pathname);
    if (!found) continue;
    const ids = [...Object.values(found.params), ...searchParams.values()];
    const input = ids.length > 0 ? { params: { id: ids.at(-1) } } : { query: {} };
    const { status } = await app.call(user, call, input as never);
    return status === 200 ? undefined : `${type}: ${target} answers ${status}`;
  }
  return `${type}: no call is known for ${target}`;
}
