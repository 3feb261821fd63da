import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { fleetDocumentChangesShape } from '#areas/documents/contract/document.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { READ_ANY_DRIVER, UPDATE_ANY_DRIVER } from './driver.permissions.ts';
import { driverShape } from './driver.shapes.ts';

/** Calls that name a driver of either market; the permission of the driver's market decides. */
const params = z.object({ id: idShape });
const reading = { permission: READ_ANY_DRIVER } as const;
const changing = { permission: UPDATE_ANY_DRIVER } as const;
const driverReply = z.object({ trucker: driverShape });

export const associateDriver = defineCall({
  id: 'drivers.associate',
  method: 'PUT',
  path: '/carrier/associated/company',
  summary: 'Tells which transport company a driver works for; null for none.',
  access: changing,
  body: z.strictObject({ truckerId: idShape, transportCompanyId: idShape.nullable() }),
  reply: driverReply,
});

export const updateDriverPhoto = defineCall({
  id: 'drivers.updatePhoto',
  method: 'PUT',
  path: '/carrier/update/fms/resource',
  summary: 'Replaces the photo of a driver by an uploaded image; an empty list takes it away.',
  access: changing,
  body: z.strictObject({
    truckerId: idShape,
    /** Images the caller uploaded before. */
    photos: z.array(z.strictObject({ fileId: idShape })).max(1),
  }),
  reply: driverReply,
});

export const updateDriverDocuments = defineCall({
  id: 'drivers.updateDocuments',
  method: 'PUT',
  path: '/carrier/{id}/documents',
  summary: 'Adds, changes and removes documents of a driver; refused when somebody else changed the driver since.',
  access: changing,
  params,
  body: z.strictObject({ version: versionShape, documents: fleetDocumentChangesShape.min(1) }),
  reply: driverReply,
});

export const driverHistory = defineCall({
  id: 'drivers.history',
  method: 'GET',
  path: '/carrier/{id}/history',
  summary: 'Who changed what about a driver, newest first.',
  access: reading,
  params,
  query: historyQuery,
  reply: historyReply,
});
