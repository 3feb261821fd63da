import { z } from 'zod';
import { READ_ANY_ORDER } from '#areas/load-orders/contract/order.permissions.ts';
import {
  orderStateReply,
  orderStateShape,
  orderParams as params,
} from '#areas/load-orders/contract/order-move.shapes.ts';
import { QUESTION_TYPES, TASK_EVIDENCE, TASK_ROLES } from '#areas/operations/rules/stage.ts';
import { defineCall } from '#kernel/api-call.ts';
import { instantShape } from '#kernel/date-shapes.ts';
import { fileShape } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import { positionShape } from '#kernel/position.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';

const text = z.string().nullable();

const questionShape = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  choices: z.array(z.string()),
});

export const answersShape = z.record(
  textShape(50),
  z.union([z.string().trim().max(500), z.number().min(-1e12).max(1e12), z.boolean(), z.null()]),
);
export type Answers = z.output<typeof answersShape>;

export const taskShape = z.object({
  _id: idShape,
  stopId: idShape.nullable(),
  key: z.string(),
  name: z.string(),
  by: z.enum(TASK_ROLES),
  evidence: z.enum(TASK_EVIDENCE),
  required: z.boolean(),
  /** Done only after the required tasks before it. */
  waits: z.boolean(),
  form: z.array(questionShape),
  answers: answersShape,
  note: text,
  doneAt: text,
  doneBy: text,
  position: positionShape.nullable(),
  files: z.array(fileShape.extend({ _id: idShape })),
  /** Whether the caller may do it now. */
  open: z.boolean(),
});
export type TaskView = z.output<typeof taskShape>;

export const tasksReply = z.object({
  stages: z.array(z.object({ name: z.string(), tasks: z.array(taskShape) })),
  tasksDone: z.number().int(),
  tasksTotal: z.number().int(),
});

export const readTasks = defineCall({
  id: 'loadingOrder.tasks',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/tasks',
  summary: 'What is to be done on the trip of an order, stage by stage, with the proof of what was done.',
  access: { permission: READ_ANY_ORDER },
  params,
  reply: tasksReply,
});

export const TASK_FILES_MAX = 10;
const CLIENT_KEY = /^[\x21-\x7e]{8,100}$/;

/** The time of the event, because without network it is sent later. */
export const momentShape = z.strictObject({ at: instantShape.optional() });

/**
 * How a task was done. Without network it is sent later, so it contains its time, and a key that makes a repeat
 * harmless.
 */
export const donenessShape = z.strictObject({
  clientKey: z.string().regex(CLIENT_KEY).optional(),
  at: instantShape.optional(),
  note: optionalTextShape(),
  answers: answersShape.default({}),
  /** The position where it was done. */
  position: positionShape.nullish(),
  /** Files the caller uploaded beforehand: photos, documents, the picture of a signature. */
  files: z
    .array(z.strictObject({ fileId: idShape }))
    .max(TASK_FILES_MAX)
    .default([]),
});
export type Doneness = z.output<typeof donenessShape>;

export const performTask = defineCall({
  id: 'loadingOrder.performTask',
  method: 'POST',
  path: '/travel/loadingOrder/{id}/tasks/{taskId}',
  summary: 'Does a task of an order with its proof, once and for all: the first starts the trip, the last one ends it.',
  access: { permission: READ_ANY_ORDER },
  idempotent: true,
  params: params.extend({ taskId: idShape }),
  body: donenessShape,
  reply: z.object({ task: taskShape, loadingOrder: orderStateShape }),
});

/** The phone finds its position later than the driver taps: it is added with the key the task was sent with. */
export const taskPositionShape = z.strictObject({
  clientKey: z.string().regex(CLIENT_KEY),
  position: positionShape,
});
export type TaskPosition = z.output<typeof taskPositionShape>;

export const addTaskPosition = defineCall({
  id: 'loadingOrder.addTaskPosition',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/tasks/{taskId}/position',
  summary: 'Adds where a task was done, once the phone that did it knows; a second position changes nothing.',
  access: { permission: READ_ANY_ORDER },
  params: params.extend({ taskId: idShape }),
  body: taskPositionShape,
  reply: z.object({ added: z.boolean() }),
});

export const closeTrip = defineCall({
  id: 'loadingOrder.closeTrip',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/closing',
  summary: 'The driver ends the trip once every required task is done, whatever optional ones are left.',
  access: { permission: READ_ANY_ORDER },
  params,
  body: momentShape,
  reply: orderStateReply,
});
