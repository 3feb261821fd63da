import { notify } from '#areas/notifications/server/index.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { vehicleClaim } from '../contract/fleet.notifications.ts';
import { VEHICLE_RIGHTS } from '../contract/vehicle.permissions.ts';
import { fleetOf } from '../rules/vehicle-fleet.ts';
import { vehicleClaimEnded, vehicleClaimed } from './vehicle.events.ts';

/** Notifies those who answer for a closed fleet of claims on its vehicles, and those who asked of the answer. */
export const vehicleClaimSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.vehicleClaimed', vehicleClaimed, async (event, trx, services) => {
    const { ownerCompanyId, vehicleId, kind, plate, companyName } = event.payload;
    await notify(trx, services, {
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
  subscribe('notifications.vehicleClaimEnded', vehicleClaimEnded, async (event, trx, services) => {
    const { companyId, vehicleId, kind, plate, status } = event.payload;
    await notify(trx, services, {
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
