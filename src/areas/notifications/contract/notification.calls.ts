import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { MAX_PAGE } from '#kernel/list-definition.ts';
import { fieldsOf, type NotificationKinds } from '../rules/notification-kinds.ts';

export const DEFAULT_SIZE = 10;
export const MAX_SIZE = 50;

const common = {
  _id: idShape,
  read: z.boolean(),
  /** Comma separated; the text before the first comma is shown prominently. */
  message: z.string(),
  createDate: z.string(),
  truckerPostulationPhoto: z.string().nullable(),
  pathPhoto: z.string().nullable(),
};

/** Independent of the kinds: their types are texts, and the fields of their data ids and flags. */
export const notificationShape = z
  .object({ ...common, type: z.string() })
  .catchall(z.union([z.string(), z.boolean()]).nullable());
export type NotificationView = z.output<typeof notificationShape>;

/** The same with the types and fields of all kinds of the product. */
function shapeOf(kinds: NotificationKinds): typeof notificationShape {
  const { ids, flags } = fieldsOf(kinds);
  const fields = {
    ...Object.fromEntries(ids.map((name) => [name, z.string().nullable()])),
    ...Object.fromEntries(flags.map((name) => [name, z.boolean().nullable()])),
  };
  return z.object({ ...common, type: z.enum([...kinds.keys()]), ...fields }) as unknown as typeof notificationShape;
}

const pageOf = (shape: typeof notificationShape) =>
  z.object({ notifications: z.array(shape), totalPage: z.number().int() });

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
    /** `false` selects only the unread ones. */
    read: z.enum(['true', 'false']).optional(),
  }),
  reply: pageOf(notificationShape),
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

/** What the server registers and documents: the calls with every kind. */
export function spelledOut(kinds: NotificationKinds) {
  const shape = shapeOf(kinds);
  return {
    listNotifications: { ...listNotifications, reply: pageOf(shape) },
    markReadFull: { ...markReadFull, reply: shape },
  };
}
