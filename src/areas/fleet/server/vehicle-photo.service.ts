import { summariseDocuments } from '#areas/documents/server/index.ts';
import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { MAX_VEHICLE_PHOTOS } from '#areas/fleet/rules/vehicle-limits.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, todayOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { deleteFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { attachPhoto } from './attach-photo.ts';
import type { VehicleAction } from './full-vehicle.ts';
import { presentPhoto } from './vehicle.presenter.ts';
import { lockVehicle, type VehicleRecord } from './vehicle.repository.ts';
import { requireVehicle } from './vehicle.service.ts';
import { deletePhoto, photosOf } from './vehicle-photo.repository.ts';
import { fleetScope, ownerOf } from './vehicle-scope.ts';

type Context = RequestContext<Actor>;

export async function readPhotos(context: Context, fleet: VehicleFleet, id: string) {
  return show(context, await requireVehicle(context, fleetScope(context.actor, fleet), id));
}

export async function addPhoto(context: Context, fleet: VehicleFleet, id: string, fileId: string) {
  const { trx, actor } = context;
  const vehicle = await lockVehicle(trx, fleetScope(actor, fleet), id);
  const before = (await photosOf(trx, vehicle)).length;
  if (before >= MAX_VEHICLE_PHOTOS) throw vehicleErrors.tooManyPhotos({ params: { count: MAX_VEHICLE_PHOTOS } });
  await attachPhoto(context, vehicle, fileId, 'fileId');
  return settle(context, 'vehicles.addPhoto', vehicle, before);
}

export async function removePhoto(context: Context, fleet: VehicleFleet, id: string, photoId: string) {
  const { trx, actor } = context;
  const vehicle = await lockVehicle(trx, fleetScope(actor, fleet), id);
  const photos = await photosOf(trx, vehicle);
  const photo = photos.find((one) => one.id === photoId);
  if (!photo) throw requestErrors.notFound();
  await deletePhoto(trx, vehicle, photoId);
  await deleteFile(trx, photo.fileId);
  return settle(context, 'vehicles.removePhoto', vehicle, photos.length);
}

/** One photo, whichever it is, counts for the completion of the documents. */
async function settle(context: Context, action: VehicleAction, vehicle: VehicleRecord, before: number) {
  await summariseDocuments(context, ownerOf(vehicle), todayOf(context));
  const shown = await show(context, vehicle);
  await audit(context.trx, context, {
    action,
    entity: 'vehicle',
    entityId: vehicle.id,
    before: { photos: before },
    after: { photos: shown.photos.length },
  });
  return shown;
}

async function show(context: Context, vehicle: VehicleRecord) {
  return { photos: (await photosOf(context.trx, vehicle)).map((photo) => presentPhoto(photo, context)) };
}
