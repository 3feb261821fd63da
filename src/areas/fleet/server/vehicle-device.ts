import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { runListeners } from '#platform/listeners.ts';
import { vehicleDeviceChanged } from './vehicle.hooks.ts';
import type { VehicleRecord } from './vehicle.repository.ts';
import { truckWithDevice } from './vehicle-relations.repository.ts';

type Truck = Pick<VehicleRecord, 'company_id' | 'id' | 'gps_device_id'>;

/** A device reports for one truck; the refusal says for which. */
export async function requireFreeDevice(trx: Trx, truck: Truck, deviceId: string | null): Promise<void> {
  if (deviceId === null || deviceId === truck.gps_device_id) return;
  const other = await truckWithDevice(trx, truck.company_id, deviceId);
  if (!other || other.id === truck.id) return;
  const params = { plate: other.plate };
  throw vehicleErrors.deviceTaken({ params, fields: { deviceId: { code: 'alreadyRegistered' } } });
}

/** Says to areas above that a truck reports through another device now. */
export async function followDevice(
  context: Pick<RequestContext<Actor>, 'trx' | 'services' | 'actor' | 'now'>,
  truck: Truck,
  deviceId: string | null,
): Promise<void> {
  if (deviceId === truck.gps_device_id) return;
  await runListeners(context, vehicleDeviceChanged, {
    companyId: truck.company_id,
    vehicleId: truck.id,
    before: truck.gps_device_id,
    after: deviceId,
    userId: context.actor.userId,
    now: context.now,
  });
}
