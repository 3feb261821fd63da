import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { MAX_PAGE } from '#kernel/list-definition.ts';
import { NOTIFICATION_TYPES } from '../rules/notification-type.ts';

export const DEFAULT_SIZE = 10;
export const MAX_SIZE = 50;

const id = z.string().nullable();
const imageUrl = z.string().nullable();

export const notificationShape = z.object({
  _id: idShape,
  read: z.boolean(),
  /** Comma separated; the text before the first comma is shown prominently. */
  message: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  createDate: z.string(),
  truckerPostulationPhoto: imageUrl,
  pathPhoto: imageUrl,
  opportunity: id,
  operationId: id,
  loadingOrderId: id,
  truckerId: id,
  transportUnitId: id,
  companyTransportationId: id,
  isAgro: z.boolean().nullable(),
  isSpot: z.boolean().nullable(),
  isSemitrailer: z.boolean().nullable(),
  /** About a request for a vehicle of somebody's closed fleet. */
  isClaim: z.boolean().nullable(),
  /** Told to the client's own company. */
  isClient: z.boolean().nullable(),
});
export type NotificationView = z.output<typeof notificationShape>;

const quantityShape = z.object({ quantity: z.number().int().min(0) });

export const listNotifications = defineCall({
  id: 'notifications.list',
  method: 'GET',
  path: '/notification/user',
  summary: 'The caller’s notifications in the current company, newest first.',
  access: 'signed-in',
  query: z.object({
    size: z.coerce.number().int().min(1).max(MAX_SIZE).default(DEFAULT_SIZE),
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    /** `false` leaves only the unread ones. */
    read: z.enum(['true', 'false']).optional(),
  }),
  reply: z.object({ notifications: z.array(notificationShape), totalPage: z.number().int() }),
});

export const unreadQuantity = defineCall({
  id: 'notifications.quantity',
  method: 'GET',
  path: '/notification/user/quantity',
  summary: 'How many notifications the caller has not read.',
  access: 'signed-in',
  reply: quantityShape,
});

export const markRead = defineCall({
  id: 'notifications.markRead',
  method: 'PUT',
  path: '/read/user',
  summary: 'Marks one notification or all of them as read; answers with what remains unread.',
  access: 'signed-in',
  body: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('one'), notificationId: idShape }),
    z.strictObject({ type: z.literal('All') }),
  ]),
  reply: quantityShape,
});

export const markReadFull = defineCall({
  id: 'notifications.markReadFull',
  method: 'PUT',
  path: '/readFull/user/{id}',
  summary: 'Marks one notification as read and returns it.',
  access: 'signed-in',
  params: z.object({ id: idShape }),
  reply: notificationShape,
});
