import { z } from 'zod';
import { seenCompanyShape } from '#areas/load-orders/contract/public-order.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { againQuery, aliasShape, LINK_LIMIT, linkParams } from '#kernel/link.ts';
import { agroTruckShape, clientOrderShape, clientReportShape } from './client-view.shapes.ts';

const access = 'link';

export const readClientView = defineCall({
  id: 'clientView.read',
  method: 'GET',
  path: '/client-view/{loadOrderId}',
  summary: 'An order as its sharer lets it be seen: how far it is, and what was ticked.',
  access,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  query: againQuery,
  reply: z.object({ loadingOrder: clientOrderShape }),
});

export const readClientDocument = defineCall({
  id: 'clientView.document',
  method: 'GET',
  path: '/client-view/{loadOrderId}/documents/{documentId}',
  summary: 'A document of a shared order, while the link stands and documents are ticked.',
  access,
  raw: true,
  rateLimit: LINK_LIMIT,
  params: linkParams.extend({ documentId: idShape }),
  query: z.object({ download: z.literal('1').optional() }),
  reply: z.unknown(),
});

export const readClientReport = defineCall({
  id: 'clientView.report',
  method: 'GET',
  path: '/client/report/{reportId}',
  summary: 'The orders of an operation or of a client, with how they stand and their totals.',
  access,
  rateLimit: LINK_LIMIT,
  params: z.object({ reportId: aliasShape }),
  query: againQuery,
  reply: z.object({ report: clientReportShape }),
});

const PLATES_MAX = 1000;

/** Without a valid link the map is empty. */
export const readAgroMap = defineCall({
  id: 'clientView.agroMap',
  method: 'GET',
  path: '/map/loadOrder/agro',
  summary: 'Where the trucks of open agro orders were last seen; an empty map without a valid link.',
  access,
  rateLimit: LINK_LIMIT,
  query: againQuery.extend({ link: aliasShape.optional(), plates: z.string().max(PLATES_MAX).optional() }),
  reply: z.object({
    company: seenCompanyShape.nullable(),
    trucks: z.array(agroTruckShape),
    language: z.enum(LANGUAGES).nullable(),
  }),
});

const stream = { method: 'GET', access, raw: true, rateLimit: LINK_LIMIT, reply: z.unknown() } as const;

export const followClientView = defineCall({
  ...stream,
  id: 'clientView.follow',
  path: '/client-view/{loadOrderId}/changes',
  summary: 'Says when a shared order changed for its client (text/event-stream); ends with the link.',
  params: linkParams,
});

export const followClientReport = defineCall({
  ...stream,
  id: 'clientReport.follow',
  path: '/client/report/{reportId}/changes',
  summary: 'Says when a shared report changed (text/event-stream); ends with the link.',
  params: z.object({ reportId: aliasShape }),
});

export const followAgroMap = defineCall({
  ...stream,
  id: 'agroMap.follow',
  path: '/map/loadOrder/agro/{companyId}/changes',
  summary: 'Says when a truck on a shared agro map moved (text/event-stream); ends with the link.',
  params: z.object({ companyId: aliasShape }),
});
