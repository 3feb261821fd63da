import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { READ_ANY_ORDER, WRITE_ANY_ORDER } from './order.permissions.ts';
import { orderParams as params } from './order-move.shapes.ts';

const text = z.string().nullable();
const seeing = { permission: READ_ANY_ORDER } as const;
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const size = z.coerce.number().int().min(1).max(50).default(20);
const paged = { totalPage: z.number().int(), totalRegistry: z.number().int() };

export const timelineEntryShape = z.object({
  _id: idShape,
  at: z.string(),
  /** `assigned`, `taskDone`, …: its phrase is `loadOrders.events.<type>`. */
  type: z.string(),
  status: z.number().int().nullable(),
  reason: text,
  /** The person who did it; null for the system. */
  userName: text,
  details: z.record(z.string(), z.unknown()),
});
export type TimelineEntry = z.output<typeof timelineEntryShape>;

export const readTimeline = defineCall({
  id: 'loadingOrder.timeline',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/timeline',
  summary: 'Everything that happened to an order, newest first.',
  access: seeing,
  params,
  query: z.object({ page, size }),
  reply: z.object({ entries: z.array(timelineEntryShape), ...paged }),
});

export const commentShape = z.object({
  _id: idShape,
  text: z.string(),
  userName: text,
  createdAt: z.string(),
});

export const readComments = defineCall({
  id: 'loadingOrder.comments',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/comments',
  summary: 'What people of the company noted about an order, newest first.',
  access: { permission: READ_ANY_ORDER },
  params,
  query: z.object({ page, size }),
  reply: z.object({ comments: z.array(commentShape), ...paged }),
});

export const addComment = defineCall({
  id: 'loadingOrder.addComment',
  method: 'POST',
  path: '/travel/loadingOrder/{id}/comments',
  summary: 'Notes something about an order, for the people of the own company.',
  access: { permission: WRITE_ANY_ORDER },
  status: 201,
  idempotent: true,
  params,
  body: z.strictObject({ text: textShape() }),
  reply: z.object({ comment: commentShape }),
});
