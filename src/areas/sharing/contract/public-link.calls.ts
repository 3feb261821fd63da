import { z } from 'zod';
import { SHARE_ORDERS } from '#areas/load-orders/contract/order.permissions.ts';
import {
  CLIENT_VIEWS,
  LINK_DAYS_DEFAULT,
  LINK_DAYS_MAX,
  LINK_NOTICES,
  LINK_PARTS,
  LINK_PURPOSES,
} from '#areas/sharing/rules/public-link.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { emailShape, optionalTextShape } from '#kernel/text.ts';
import { publicLinkShape } from './public-link.shapes.ts';

const RECIPIENT_MAX = 200;
const access = { permission: SHARE_ORDERS } as const;

/** At most one of the three; none means all agro orders of the company. */
const subject = {
  loadingOrderId: idShape.optional(),
  operationId: idShape.optional(),
  clientId: idShape.optional(),
};

export const createPublicLink = defineCall({
  id: 'publicLinks.create',
  method: 'POST',
  path: '/travel/publicLink',
  summary: 'Makes a link for somebody without an account; its address is shown once and never again.',
  access,
  status: 201,
  idempotent: true,
  body: z.strictObject({
    purpose: z.enum(LINK_PURPOSES),
    /** Which of its two addresses the client's view of an order gets. */
    view: z.enum(CLIENT_VIEWS).default('current'),
    ...subject,
    shows: z.array(z.enum(LINK_PARTS)).max(LINK_PARTS.length).default([]),
    language: z.enum(LANGUAGES).nullish(),
    recipient: optionalTextShape(RECIPIENT_MAX),
    /** Of a client's link: where its holder is written to, and about what. */
    mail: emailShape.nullish(),
    notices: z.array(z.enum(LINK_NOTICES)).max(LINK_NOTICES.length).default([]),
    days: z.number().int().min(1).max(LINK_DAYS_MAX).default(LINK_DAYS_DEFAULT),
  }),
  reply: z.object({ publicLink: publicLinkShape, url: z.string() }),
});

export const listPublicLinks = defineCall({
  id: 'publicLinks.list',
  method: 'GET',
  path: '/travel/publicLink',
  summary:
    'The links of an order, an operation, a client or the company, newest first, with how often they were opened.',
  access,
  query: z.object(subject),
  reply: z.object({ publicLinks: z.array(publicLinkShape) }),
});

export const revokePublicLink = defineCall({
  id: 'publicLinks.revoke',
  method: 'DELETE',
  path: '/travel/publicLink/{id}',
  summary: 'Ends a link at once; ending it again changes nothing.',
  access,
  params: z.object({ id: idShape }),
  reply: z.object({ publicLink: publicLinkShape }),
});
