import { putDeviceOn } from '#areas/fleet/server/index.ts';
import {
  type DeviceRecord,
  deleteDevice,
  findDevice,
  hasReported,
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
import type { DeviceView } from '../../contract/device.shapes.ts';
import { noteView } from '../privacy/position-view.repository.ts';
import { expectedOf, presentDevice } from './device.presenter.ts';
import { auditDevice } from './device-audit.ts';
import { makeSecret, setUpOf } from './device-secret.ts';
import { findFullDevice, linksOf } from './device-view.repository.ts';
import { deviceOfTruck, isOwnDriver } from './linked-truck.repository.ts';

type Context = RequestContext<Actor>;
type Input = Omit<ParsedInput<typeof calls.updateDevice>['body'], 'version'>;

export async function readDeviceView(context: Context, id: string): Promise<{ device: DeviceView }> {
  const { trx, actor, now } = context;
  const device = await findFullDevice(trx, id);
  if (device.order_id && device.at) {
    const viewer = { viewerCompanyId: actor.companyId, userId: actor.userId };
    await noteView(trx, { orderId: device.order_id, way: 'live', now, ...viewer });
  }
  return { device: presentDevice(context, device, await linksOf(trx, device.id)) };
}

export async function registerDevice(
  context: Context,
  { transportUnitId, ...input }: ParsedInput<typeof calls.createDevice>['body'],
) {
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
  return withSecret(context, id, secret);
}

/** A truck knows its device by the identifier, which therefore changes on both. */
export async function changeDevice(
  context: Context,
  id: string,
  { version, ...input }: ParsedInput<typeof calls.updateDevice>['body'],
) {
  const { trx } = context;
  const before = await lockDevice(trx, id);
  if (before.version !== version) throw requestErrors.staleVersion();
  await checkDriver(context, id, input);
  await updateDevice(trx, before, columnsOf(input));
  if (before.vehicle_id && before.identifier !== input.identifier) {
    await putDeviceOn(context, before.vehicle_id, input.identifier);
  }
  await auditDevice(context, 'update', before, await findDevice(trx, id));
  return readDeviceView(context, id);
}

export async function rotateSecret(context: Context, id: string) {
  const { trx, now } = context;
  const before = await lockDevice(trx, id);
  const { secret, hash } = makeSecret();
  await updateDevice(trx, before, { secretHash: hash, secret_at: now });
  await auditDevice(context, 'rotate', before, await findDevice(trx, id));
  return withSecret(context, id, secret);
}

export async function toggleDevice(context: Context, id: string, enabled: boolean) {
  const { trx, now } = context;
  const before = await lockDevice(trx, id);
  if ((before.disabled_at === null) !== enabled) {
    await updateDevice(trx, before, { disabled_at: enabled ? null : now });
    await auditDevice(context, enabled ? 'enable' : 'disable', before, await findDevice(trx, id));
  }
  return readDeviceView(context, id);
}

export async function linkToTruck(context: Context, id: string, transportUnitId: string | null) {
  const device = await lockDevice(context.trx, id);
  if (transportUnitId) await putOn(context, device, transportUnitId);
  else if (device.vehicle_id) await putDeviceOn(context, device.vehicle_id, null);
  return readDeviceView(context, id);
}

export async function dropDevice(context: Context, id: string) {
  const { trx } = context;
  const device = await lockDevice(trx, id);
  if (await hasReported(trx, device)) throw deviceErrors.deviceHasHistory();
  if (device.vehicle_id) await putDeviceOn(context, device.vehicle_id, null);
  await deleteDevice(trx, device);
  await auditDevice(context, 'remove', device, null);
  return { _id: id };
}

/** A truck has one device, and a device is on one truck; each refusal names the other. */
async function putOn(context: Context, device: DeviceRecord, truckId: string): Promise<void> {
  const { trx } = context;
  if (device.vehicle_id === truckId) return;
  const there = await deviceOfTruck(trx, { truckId, onTruck: device.vehicle_id });
  if (!there) throw requestErrors.invalid({ fields: { transportUnitId: { code: 'choice' } } });
  if (there.other) throw deviceErrors.deviceOnTruck({ params: { plate: shown(there.other) } });
  if (there.identifier) {
    throw deviceErrors.truckHasDevice({ params: { plate: shown(there), device: there.identifier } });
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
  if (other && other.id !== id) throw deviceErrors.driverHasPhone({ params: { device: other.identifier } });
}

const columnsOf = ({ identifier, name, kind, claimedProtocol, intervalSeconds, driverId }: Input) => ({
  ...{ identifier, name, kind, driver_id: driverId },
  ...{ claimed_protocol: claimedProtocol, interval_seconds: intervalSeconds },
});

/** The only reply that holds the secret. */
async function withSecret(context: Context, id: string, secret: string) {
  const device = await findFullDevice(context.trx, id);
  const { intervalSeconds } = expectedOf(device);
  const { origin } = context.caller;
  return {
    ...(await readDeviceView(context, id)),
    secret: setUpOf({ origin, secret, identifier: device.identifier, intervalSeconds }),
  };
}
