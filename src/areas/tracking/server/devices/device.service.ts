import { putDeviceOn } from '#areas/fleet/server/index.ts';
import { deleteDevice, findDevice, hasReported, lockDevice, updateDevice } from '#areas/positions/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../../contract/device.calls.ts';
import { deviceErrors } from '../../contract/device.errors.ts';
import type { DeviceView } from '../../contract/device.shapes.ts';
import { noteView } from '../privacy/position-view.repository.ts';
import { expectedOf, presentDevice } from './device.presenter.ts';
import { auditDevice } from './device-audit.ts';
import { makeSecret, setUpOf } from './device-secret.ts';
import { findFullDevice, linksOf } from './device-view.repository.ts';
import { putOn, storeChange, storeDevice } from './store-device.ts';

type Context = RequestContext<Actor>;

export async function readDeviceView(context: Context, id: string): Promise<{ device: DeviceView }> {
  const { trx, actor, now } = context;
  const device = await findFullDevice(trx, id);
  if (device.order_id && device.at && device.is_shared) {
    const viewer = { viewerCompanyId: actor.companyId, userId: actor.userId };
    await noteView(trx, { orderId: device.order_id, way: 'live', now, ...viewer });
  }
  return { device: presentDevice(context, device, await linksOf(trx, device.id)) };
}

export async function registerDevice(context: Context, body: ParsedInput<typeof calls.createDevice>['body']) {
  const { id, secret } = await storeDevice(context, body);
  return withSecret(context, id, secret);
}

export async function changeDevice(
  context: Context,
  id: string,
  { version, ...input }: ParsedInput<typeof calls.updateDevice>['body'],
) {
  const before = await lockDevice(context.trx, id);
  if (before.version !== version) throw requestErrors.staleVersion();
  await storeChange(context, before, input);
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
