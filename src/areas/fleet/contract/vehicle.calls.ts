import { z } from 'zod';
import { VEHICLE_FLEETS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { VEHICLE_RIGHTS } from './vehicle.permissions.ts';
import { photoShape, vehicleShape } from './vehicle.shapes.ts';
import { newVehicleShape, vehicleChangeShape } from './vehicle-input.shapes.ts';
import { expiredDocumentShape } from './vehicle-report.shapes.ts';
import { VEHICLE_WIRE } from './vehicle-wire.ts';

const params = z.object({ id: idShape });
const vehicleReply = z.object({ transportUnit: vehicleShape });
const photosReply = z.object({ photos: z.array(photoShape) });

/** The same calls for each fleet, under its own path and with its own permissions. */
function defineVehicleCalls(fleet: VehicleFleet) {
  const { id, path, noun } = VEHICLE_WIRE[fleet];
  const reading = { permission: VEHICLE_RIGHTS[fleet].read } as const;
  const writing = { permission: VEHICLE_RIGHTS[fleet].write } as const;
  return {
    read: defineCall({
      id: `${id}.read`,
      method: 'GET',
      path: `${path}/{id}/ct`,
      summary: `One ${noun} with documents, photos and what it is matched with.`,
      access: reading,
      params,
      reply: vehicleReply,
    }),
    create: defineCall({
      id: `${id}.create`,
      method: 'POST',
      path: `${path}/ct`,
      summary: `Registers a ${noun}, once per country and plate.`,
      access: writing,
      status: 201,
      idempotent: true,
      body: newVehicleShape,
      reply: vehicleReply,
    }),
    update: defineCall({
      id: `${id}.update`,
      method: 'PUT',
      path: `${path}/{id}/ct`,
      summary: `Changes a ${noun}; refused when somebody else changed it since it was read.`,
      access: writing,
      params,
      body: vehicleChangeShape,
      reply: vehicleReply,
    }),
    enable: defineCall({
      id: `${id}.enable`,
      method: 'PUT',
      path: `${path}/{id}/enable`,
      summary: `Enables or disables a ${noun}.`,
      access: writing,
      params,
      body: z.strictObject({ enable: z.boolean() }),
      reply: z.object({ transportUnit: z.object({ _id: idShape, enabled: z.boolean(), version: z.number().int() }) }),
    }),
    remove: defineCall({
      id: `${id}.remove`,
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Removes a ${noun} that nothing else speaks of.`,
      access: writing,
      params,
      reply: z.object({ _id: idShape }),
    }),
    history: defineCall({
      id: `${id}.history`,
      method: 'GET',
      path: `${path}/{id}/history`,
      summary: `Who changed what about a ${noun}, newest first.`,
      access: reading,
      params,
      query: historyQuery,
      reply: historyReply,
    }),
    photos: defineCall({
      id: `${id}.photos`,
      method: 'GET',
      path: `${path}/{id}/photos`,
      summary: `The photos of a ${noun}.`,
      access: reading,
      params,
      reply: photosReply,
    }),
    addPhoto: defineCall({
      id: `${id}.addPhoto`,
      method: 'POST',
      path: `${path}/{id}/photos`,
      summary: `Adds an uploaded picture to the photos of a ${noun}.`,
      access: writing,
      status: 201,
      idempotent: true,
      params,
      body: z.strictObject({ fileId: idShape }),
      reply: photosReply,
    }),
    removePhoto: defineCall({
      id: `${id}.removePhoto`,
      method: 'DELETE',
      path: `${path}/{id}/photos/{photoId}`,
      summary: `Removes a photo of a ${noun}.`,
      access: writing,
      params: z.object({ id: idShape, photoId: idShape }),
      reply: photosReply,
    }),
    expiredDocuments: defineCall({
      id: `${id}.expiredDocuments`,
      method: 'GET',
      path: `${path}/{id}/expiredDocuments`,
      summary: `Required documents that have run out, of a ${noun} and of what it pulls: they keep it from being assigned.`,
      access: reading,
      params,
      reply: z.object({ expiredDocuments: z.array(expiredDocumentShape) }),
    }),
  } as const;
}

export type VehicleCalls = ReturnType<typeof defineVehicleCalls>;

export const VEHICLE_CALLS = Object.fromEntries(
  VEHICLE_FLEETS.map((fleet) => [fleet, defineVehicleCalls(fleet)]),
) as Readonly<Record<VehicleFleet, VehicleCalls>>;
