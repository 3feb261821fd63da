import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { LiveOrder, LivePlace, LiveTruck } from '#areas/tracking/contract/live.shapes.ts';
import { seesOrder, type Viewer } from '#areas/tracking/contract/live-viewer.ts';
import type { TruckFacts, TruckOrder } from './live-truck.repository.ts';

/** What a viewer sees of a truck: with its order, only the own device, or nothing. */
export type Sight = 'trip' | 'fleet' | null;

export function sightOf(viewer: Viewer, { order, own, device }: TruckFacts): Sight {
  if (order && seesOrder(viewer, order)) return 'trip';
  return own && device && viewer.seesFleet ? 'fleet' : null;
}

export const trackersOf = ({ device, phoneDevice, order }: TruckFacts): readonly string[] =>
  [device?.id, phoneDevice?.id, order?.id].filter((id) => id !== undefined);

/** Everything else about it, as the viewer may know it. */
export function describeTruck(
  facts: TruckFacts,
  sight: 'trip' | 'fleet',
  viewer: Viewer,
): Omit<LiveTruck, keyof LivePlace> {
  const order = sight === 'trip' ? facts.order : null;
  const { device, own, plate, alert } = facts;
  const hasOrder = facts.order !== null;
  return {
    plate,
    own,
    deviceId: own ? (device?.id ?? null) : null,
    unverified: device?.unverified ?? false,
    simulated: device?.kind === 'simulated',
    driver: order ? order.driver : hasOrder ? null : facts.usualDriver,
    phone: order && (viewer.seesPhones || isDriver(viewer, order)) ? order.phone : null,
    order: order && presentOrder(order),
    alert: order || !hasOrder ? alert : null,
    freeSince: hasOrder ? null : (facts.freeSince?.toISOString() ?? null),
    free: own && facts.isTruck && !hasOrder,
  };
}

const isDriver = ({ drivesAs }: Viewer, { driverUserId }: TruckOrder) => drivesAs !== null && drivesAs === driverUserId;

function presentOrder({
  status,
  lateAt,
  assignedAt: _a,
  sharingSince,
  hasShared,
  pathVersionId: _v,
  driver: _d,
  driverUserId: _u,
  phone: _p,
  ...order
}: TruckOrder): LiveOrder {
  return {
    ...order,
    status: status === ORDER_STATUS.inProgress ? 'inProgress' : 'assigned',
    lateAt: lateAt === null ? null : new Date(lateAt).toISOString(),
    sharing: sharingSince !== null ? 'shared' : hasShared ? 'ended' : 'never',
  };
}
