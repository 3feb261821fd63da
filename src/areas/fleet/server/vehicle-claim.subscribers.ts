import { subscribeNotices } from '#areas/notifications/server/index.ts';
import type { EventSubscriber } from '#platform/jobs/events.ts';
import { vehicleClaim } from '../contract/fleet.notifications.ts';
import { VEHICLE_RIGHTS } from '../contract/vehicle.permissions.ts';
import { fleetOf } from '../rules/vehicle-fleet.ts';
import { vehicleClaimEnded, vehicleClaimed } from './vehicle.events.ts';

/** Notifies those who answer for a closed fleet of claims on its vehicles, and those who asked of the answer. */
export const vehicleClaimSubscribers: readonly EventSubscriber[] = [
  subscribeNotices('notifications.vehicleClaimed', vehicleClaimed, (event, add) => {
    const { ownerCompanyId, vehicleId, kind, plate, companyName } = event.payload;
    add({
      companyId: ownerCompanyId,
      kind: vehicleClaim,
      phrase: 'fleet.vehicles.notices.claimed',
      params: { plate, company: companyName },
      // Requests are answered in their list.
      data: { transportUnitId: vehicleId, isSemitrailer: kind === 'semitrailer', isClaim: true },
      permissions: [VEHICLE_RIGHTS[fleetOf('own', kind)].write],
      eventId: event.id,
    });
  }),
  subscribeNotices('notifications.vehicleClaimEnded', vehicleClaimEnded, (event, add) => {
    const { companyId, vehicleId, kind, plate, status } = event.payload;
    add({
      companyId,
      kind: vehicleClaim,
      phrase: `fleet.vehicles.notices.${status}`,
      params: { plate },
      // The link leads to the vehicle for the company that got it, and to the claims for everybody else.
      data: { transportUnitId: vehicleId ?? '', isSemitrailer: kind === 'semitrailer', isClaim: vehicleId === null },
      permissions: [VEHICLE_RIGHTS[fleetOf('own', kind)].write],
      eventId: event.id,
    });
  }),
];
