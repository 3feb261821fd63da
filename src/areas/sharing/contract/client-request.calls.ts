import { z } from 'zod';
import {
  ASSIGN_TRUCKER,
  EDIT_DATES,
  READ_ANY_ORDER,
  REASSIGN_TRUCKER,
} from '#areas/load-orders/contract/order.permissions.ts';
import { REQUEST_KINDS, REQUEST_STATES } from '#areas/sharing/rules/client-request.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';

const text = z.string().nullable();

export const clientRequestShape = z.object({
  _id: idShape,
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  comment: text,
  /** The proposed date. */
  loadingDate: text,
  loadingHour: text,
  /** The wanted driver and plate, as the client wrote them. */
  driver: text,
  plate: text,
  answer: text,
  answeredBy: text,
  answeredAt: z.iso.datetime().nullable(),
  /** Whether the reader may answer it now. */
  open: z.boolean(),
});
export type ClientRequest = z.output<typeof clientRequestShape>;

export const listClientRequests = defineCall({
  id: 'clientRequests.list',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/clientRequest',
  summary: 'What the client of an order asked for through its form, newest first, and what was answered.',
  access: { permission: READ_ANY_ORDER },
  params: z.object({ id: idShape }),
  reply: z.object({ clientRequests: z.array(clientRequestShape) }),
});

/** The service asks for the permission of the one act that accepting would be. */
const ANSWER = { anyOf: [EDIT_DATES, ASSIGN_TRUCKER, REASSIGN_TRUCKER] } as const;

export const answerClientRequest = defineCall({
  id: 'clientRequests.answer',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/clientRequest/{requestId}',
  summary: 'Accepts or refuses what the client asked for; accepting changes the date, or assigns the truck it names.',
  access: { permission: ANSWER },
  params: z.object({ id: idShape, requestId: idShape }),
  body: z.strictObject({ accept: z.boolean(), answer: optionalTextShape() }),
  reply: z.object({
    clientRequest: clientRequestShape,
    /** Whether the order has a new truck; an accepted request that names none of ours is only noted. */
    assigned: z.boolean(),
  }),
});
