import { putDeviceOn } from '#areas/fleet/server/index.ts';
import {
  type DeviceRecord,
  findDevice,
  insertDevices,
  lockDevice,
  phoneOfDriver,
  updateDevice,
} from '#areas/positions/server/index.ts';
import { shownPlate } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../../contract/device.calls.ts';
import { deviceErrors } from '../../contract/device.errors.ts';
import { auditDevice } from './device-audit.ts';
import { makeSecret } from './device-secret.ts';
import { deviceOfTruck, isOwnDriver } from './linked-truck.repository.ts';

type Context = RequestContext<Actor>;
type Input = Omit<ParsedInput<typeof calls.updateDevice>['body'], 'version'>;

/** A new device with its secret, which nobody can read again; on a truck, where one is named. */
export async function storeDevice(
  context: Context,
  { transportUnitId, ...input }: Input & { readonly transportUnitId: string | null },
): Promise<{ readonly id: string; readonly secret: string }> {
  const { trx, actor, now } = context;
  const id = createId();
  await checkDriver(context, id, input);
  const { secret, hash } = makeSecret();
  await insertDevices(trx, [
    {
      ...{ id, company_id: companyOf(actor), created_by: actor.userId, ...columnsOf(input) },
      ...{ secretHash: hash, secret_at: now },
    },
  ]);
  await auditDevice(context, 'create', null, await findDevice(trx, id));
  if (transportUnitId) await putOn(context, await lockDevice(trx, id), transportUnitId);
  return { id, secret };
}

/** A truck knows its device by the identifier, which therefore changes on both. */
export async function storeChange(context: Context, before: DeviceRecord, input: Input): Promise<void> {
  const { trx } = context;
  await checkDriver(context, before.id, input);
  await updateDevice(trx, before, columnsOf(input));
  if (before.vehicle_id && before.identifier !== input.identifier) {
    await putDeviceOn(context, before.vehicle_id, input.identifier);
  }
  await auditDevice(context, 'update', before, await findDevice(trx, before.id));
}

/** A truck has one device, and a device is on one truck; each refusal names the other, at the field of the truck. */
export async function putOn(context: Context, device: DeviceRecord, truckId: string): Promise<void> {
  const { trx } = context;
  if (device.vehicle_id === truckId) return;
  const there = await deviceOfTruck(trx, { truckId, onTruck: device.vehicle_id });
  if (!there) throw requestErrors.invalid({ fields: { transportUnitId: { code: 'choice' } } });
  if (there.other) {
    const params = { plate: shown(there.other) };
    throw deviceErrors.deviceOnTruck({ params, fields: { transportUnitId: { code: 'deviceOnTruck', params } } });
  }
  if (there.identifier) {
    const params = { plate: shown(there), device: there.identifier };
    throw deviceErrors.truckHasDevice({ params, fields: { transportUnitId: { code: 'truckHasDevice', params } } });
  }
  await putDeviceOn(context, truckId, device.identifier);
}

const shown = (truck: { readonly country_code: string; readonly plate: string }) =>
  shownPlate(truck.country_code, truck.plate);

async function checkDriver({ trx, actor }: Context, id: string, { kind, driverId }: Input): Promise<void> {
  if (driverId === null) return;
  if (kind !== 'phone') throw requestErrors.invalid({ fields: { driverId: { code: 'unknown' } } });
  const companyId = companyOf(actor);
  if (!(await isOwnDriver(trx, driverId))) throw requestErrors.invalid({ fields: { driverId: { code: 'choice' } } });
  const other = await phoneOfDriver(trx, companyId, driverId);
  if (!other || other.id === id) return;
  const params = { device: other.identifier };
  throw deviceErrors.driverHasPhone({ params, fields: { driverId: { code: 'driverHasPhone', params } } });
}

const columnsOf = ({ identifier, name, kind, claimedProtocol, intervalSeconds, driverId }: Input) => ({
  ...{ identifier, name, kind, driver_id: driverId },
  ...{ claimed_protocol: claimedProtocol, interval_seconds: intervalSeconds },
});
