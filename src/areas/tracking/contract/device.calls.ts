import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { textShape } from '#kernel/text.ts';
import { alertRow } from './alert.list.ts';
import { WRITE_DEVICES } from './device.permissions.ts';
import {
  deviceInput,
  deviceShape,
  healthDayShape,
  IDENTIFIER_MAX,
  messageShape,
  secretShape,
} from './device.shapes.ts';
import { SEE_MAP } from './tracking.permissions.ts';

const PATH = '/devices';
const reading = { permission: SEE_MAP } as const;
const writing = { permission: WRITE_DEVICES } as const;
const params = z.object({ id: idShape });
const reply = z.object({ device: deviceShape });

export const createDevice = defineCall({
  id: 'devices.create',
  method: 'POST',
  path: PATH,
  summary: 'Registers a device. Its secret is in the reply and is never shown again.',
  access: writing,
  status: 201,
  body: z.strictObject({ ...deviceInput, transportUnitId: idShape.nullable().default(null) }),
  reply: reply.extend({ secret: secretShape }),
});

export const updateDevice = defineCall({
  id: 'devices.update',
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Changes what is known of a device; its secret stays.',
  access: writing,
  params,
  body: z.strictObject({ ...deviceInput, version: versionShape }),
  reply,
});

export const rotateDeviceSecret = defineCall({
  id: 'devices.rotate',
  method: 'POST',
  path: `${PATH}/{id}/secret`,
  summary: 'Makes a new secret, in the reply only; the one before counts no more.',
  access: writing,
  params,
  reply: reply.extend({ secret: secretShape }),
});

export const toggleDevice = defineCall({
  id: 'devices.toggle',
  method: 'PUT',
  path: `${PATH}/{id}/enabled`,
  summary: 'Disables a device, whose messages are refused from then on, or enables it again.',
  access: writing,
  params,
  body: z.strictObject({ enabled: z.boolean() }),
  reply,
});

export const linkDevice = defineCall({
  id: 'devices.link',
  method: 'PUT',
  path: `${PATH}/{id}/transportUnit`,
  summary: 'Puts a device on a truck, or takes it off with null. A truck has one device, a device one truck.',
  access: writing,
  params,
  body: z.strictObject({ transportUnitId: idShape.nullable() }),
  reply,
});

export const removeDevice = defineCall({
  id: 'devices.remove',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Removes a device from which nothing was ever stored; another one can only be disabled.',
  access: writing,
  params,
  reply: z.object({ _id: idShape }),
});

export const readDevice = defineCall({
  id: 'devices.read',
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One device, by its id or its identifier, with its state, its last position and the trucks it was on.',
  access: reading,
  params: z.object({ id: textShape(IDENTIFIER_MAX) }),
  reply,
});

export const readDeviceMessages = defineCall({
  id: 'devices.messages',
  method: 'GET',
  path: `${PATH}/{id}/messages`,
  summary: 'The last hundred messages of a device, each with its verdict, and how often it really reports.',
  access: reading,
  params,
  reply: z.object({ messages: z.array(messageShape), realInterval: z.number().int().nullable() }),
});

export const readDeviceHealth = defineCall({
  id: 'devices.health',
  method: 'GET',
  path: `${PATH}/{id}/health`,
  summary: 'Messages and refusals of a device on each of the last thirty days (UTC).',
  access: reading,
  params,
  reply: z.object({ days: z.array(healthDayShape) }),
});

export const readDeviceTrips = defineCall({
  id: 'devices.trips',
  method: 'GET',
  path: `${PATH}/{id}/trips`,
  summary: 'The latest orders whose truck had the device, or whose driver has the phone.',
  access: reading,
  params,
  reply: z.object({
    trips: z.array(
      z.object({
        orderId: idShape,
        operationId: idShape,
        kind: z.enum(ORDER_KINDS),
        code: z.string(),
        plate: z.string().nullable(),
        driver: z.string().nullable(),
        from: z.string(),
        to: z.string().nullable(),
      }),
    ),
  }),
});

export const readDeviceAlerts = defineCall({
  id: 'devices.alerts',
  method: 'GET',
  path: `${PATH}/{id}/alerts`,
  summary: 'The latest alerts of a device and of the trips it reported for, newest first.',
  access: reading,
  params,
  reply: z.object({
    alerts: z.array(
      alertRow.pick({
        _id: true,
        type: true,
        criticality: true,
        startedAt: true,
        endedAt: true,
        plate: true,
        review: true,
      }),
    ),
  }),
});

export const readDeviceHistory = defineCall({
  id: 'devices.history',
  method: 'GET',
  path: `${PATH}/{id}/history`,
  summary: 'Who changed what about a device, newest first.',
  access: reading,
  params,
  query: historyQuery,
  reply: historyReply,
});
