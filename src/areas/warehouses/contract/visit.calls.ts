import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { plateKey } from '#countries/plate.ts';
import { defineCall } from '#kernel/api-call.ts';
import { dayShape, instantShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import { DOCK_ACTIONS } from '../rules/free-times.ts';
import { PLATE_MAX, PLATE_MIN } from '../rules/warehouse-limits.ts';
import { bookingShape } from './booking.shapes.ts';
import { CORRECT_TIMES, RECEIVE_TRUCKS } from './warehouse.permissions.ts';

const params = z.object({ id: idShape });
const reply = z.object({ scheduling: bookingShape });

/** When it happened, because without network it is sent later, and a key that makes a repeat harmless. */
const reported = { at: instantShape.optional(), clientKey: idShape.optional() };

/** Enough letters and digits to know a truck by. */
export const plateShape = textShape(PLATE_MAX).refine((plate) => plateKey(plate).length >= PLATE_MIN, {
  params: { code: 'invalid' },
});

/** What people of the warehouse do with a truck. */
export const VISIT_MOVES = ['takeIn', 'arrive', 'call', 'dock', 'leave', 'turnAway'] as const;
export type VisitMove = (typeof VISIT_MOVES)[number];

export const changeBookingStatus = defineCall({
  id: 'scheduling.changeStatus',
  method: 'PUT',
  path: '/warehouse/schedule/{id}/status',
  summary: 'A truck is taken in without a time, arrives, is called, gets to its dock, leaves, or is turned away.',
  access: { permission: RECEIVE_TRUCKS },
  params,
  body: z
    .strictObject({ ...reported, move: z.enum(VISIT_MOVES), reason: optionalTextShape() })
    .refine(({ move, reason }) => move !== 'turnAway' || reason !== null, {
      path: ['reason'],
      params: { code: 'required' },
    }),
  reply,
});

export const takeInTruck = defineCall({
  id: 'scheduling.walkIn',
  method: 'POST',
  path: '/warehouse/walkIn',
  summary: 'A truck without an order, which is here or expected on some day: pending until it gets a time and a dock.',
  access: { permission: RECEIVE_TRUCKS },
  status: 201,
  idempotent: true,
  body: z.strictObject({
    ...reported,
    warehouseId: idShape,
    /** The day it is expected; without one it is here already. */
    dueDate: dayShape.optional(),
    plate: plateShape,
    trucker: optionalTextShape(NAME_MAX),
    transportCompany: optionalTextShape(NAME_MAX),
    action: z.enum(DOCK_ACTIONS),
    typeOperation: z.enum(DOCK_OPERATION_NAMES).optional(),
    typeTransportUnit: z.enum(TRUCK_TYPES).optional(),
  }),
  reply,
});

const corrected = instantShape.nullable();

export const correctBookingTimes = defineCall({
  id: 'scheduling.updateDateEvents',
  method: 'PUT',
  path: '/warehouse/schedule/{id}/dates',
  summary: 'Corrects when a truck arrived, got to its dock and left; both values stay in the history.',
  access: { permission: CORRECT_TIMES },
  params,
  body: z.strictObject({
    version: versionShape,
    arrivedAt: corrected,
    dockedAt: corrected,
    leftAt: corrected,
    reason: textShape(),
  }),
  reply,
});
