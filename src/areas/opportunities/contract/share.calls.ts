import { z } from 'zod';
import { whatsappShape } from '#areas/load-orders/contract/order-move.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { isPrintable, NAME_MAX, optionalTextShape } from '#kernel/text.ts';
import { opportunityParams } from './opportunity.calls.ts';
import { WRITE_OPPORTUNITIES } from './opportunity.permissions.ts';

const access = { permission: WRITE_OPPORTUNITIES } as const;
const RECIPIENT_MAX = 200;
const PHONE_MAX = 20;
const person = z.object({ _id: idShape, name: z.string() });

const linkShape = z.object({
  _id: idShape,
  recipient: z.string().nullable(),
  language: z.enum(LANGUAGES).nullable(),
  /** Expired also while the opportunity is not published. */
  state: z.enum(['active', 'expired', 'revoked']),
  /** When it ends by itself, with the opportunity; null once that is not published any more. */
  expiresAt: z.iso.datetime().nullable(),
  accessCount: z.number().int(),
  lastAccessAt: z.iso.datetime().nullable(),
  /** Applications that came by it. */
  applications: z.number().int(),
  createdBy: person.nullable(),
  createdAt: z.iso.datetime(),
});
export type OpportunityLink = z.output<typeof linkShape>;

export const createOpportunityLink = defineCall({
  id: 'opportunity.createLink',
  method: 'POST',
  path: '/opportunity/{id}/links',
  summary:
    'Makes a link by which carriers without an account apply for a published opportunity; its address is shown once.',
  access,
  status: 201,
  idempotent: true,
  params: opportunityParams,
  body: z.strictObject({ recipient: optionalTextShape(RECIPIENT_MAX), language: z.enum(LANGUAGES).nullish() }),
  reply: z.object({ link: linkShape, url: z.string() }),
});

export const listOpportunityLinks = defineCall({
  id: 'opportunity.links',
  method: 'GET',
  path: '/opportunity/{id}/links',
  summary: 'The links to an opportunity, newest first, with how often they were opened and who applied by them.',
  access,
  params: opportunityParams,
  reply: z.object({ links: z.array(linkShape) }),
});

export const revokeOpportunityLink = defineCall({
  id: 'opportunity.revokeLink',
  method: 'DELETE',
  path: '/opportunity/{id}/links/{linkId}',
  summary: 'Ends a link at once; ending it again changes nothing.',
  access,
  params: z.object({ id: idShape, linkId: idShape }),
  reply: z.object({ link: linkShape }),
});

const messageShape = z.object({
  transportCompanyId: idShape,
  companyName: z.string(),
  name: z.string(),
  /** As dialled from abroad. */
  phone: z.string(),
  language: z.enum(LANGUAGES),
  /** Without the link, which is made when the message is opened. */
  text: z.string(),
  /** Who opened it last and when; whether it was sent nobody knows. */
  opened: z.object({ by: person, at: z.iso.datetime() }).nullable(),
});
export type OpportunityMessage = z.output<typeof messageShape>;

export const readOpportunityMessages = defineCall({
  id: 'opportunity.messages',
  method: 'GET',
  path: '/opportunity/{id}/messages',
  summary: 'Ready messages to the contacts of transport companies, each in the language of its recipient.',
  access,
  params: opportunityParams,
  query: z.object({
    search: z
      .string()
      .trim()
      .max(NAME_MAX)
      .refine(isPrintable, { params: { code: 'characters' } })
      .optional(),
  }),
  reply: z.object({
    /** Whether the switch is on and the opportunity is published. */
    isOn: z.boolean(),
    messages: z.array(messageShape),
  }),
});

export const openOpportunityMessage = defineCall({
  id: 'opportunity.openMessage',
  method: 'POST',
  path: '/opportunity/{id}/messages',
  summary: 'Opens a message: a link of its own is put into its text, and who opened it is kept.',
  access,
  status: 201,
  idempotent: true,
  params: opportunityParams,
  body: z.strictObject({ transportCompanyId: idShape, phone: z.string().trim().min(1).max(PHONE_MAX) }),
  reply: z.object({ whatsapp: whatsappShape, message: messageShape }),
});
