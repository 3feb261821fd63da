import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { isPrintable, NAME_MAX, textShape } from '#kernel/text.ts';
import { CHANGED_AT_ONCE_MAX } from '../rules/opportunity-limits.ts';
import { READ_OWN, WRITE_OPPORTUNITIES } from './opportunity.permissions.ts';
import { opportunityShape } from './opportunity.shapes.ts';
import { newOpportunityShape, opportunityChangeShape } from './opportunity-input.shapes.ts';

export const opportunityParams = z.object({ id: idShape });
const reading = { permission: READ_OWN } as const;
const writing = { permission: WRITE_OPPORTUNITIES } as const;
const reply = z.object({ opportunity: opportunityShape });
const text = z.string().nullable();

export const readOpportunity = defineCall({
  id: 'opportunity.read',
  method: 'GET',
  path: '/opportunity/{id}',
  summary: 'One opportunity of the own company, with whom it is offered to and the orders it led to.',
  access: reading,
  params: opportunityParams,
  reply,
});

export const createOpportunity = defineCall({
  id: 'opportunity.create',
  method: 'POST',
  path: '/opportunity',
  summary: 'Registers an opportunity; it is published by its own call, or by itself at its publication date.',
  access: writing,
  status: 201,
  idempotent: true,
  body: newOpportunityShape,
  reply,
});

export const updateOpportunity = defineCall({
  id: 'opportunity.update',
  method: 'PUT',
  path: '/opportunity/{id}',
  summary:
    'Changes an opportunity. Where price, dates, route or truck change, waiting applicants must confirm before they count again.',
  access: writing,
  params: opportunityParams,
  body: opportunityChangeShape,
  reply,
});

export const publishOpportunity = defineCall({
  id: 'opportunity.publish',
  method: 'PUT',
  path: '/opportunity/{id}/publish',
  summary: 'Publishes an opportunity now, whatever its publication date; whoever it is offered to is notified.',
  access: writing,
  params: opportunityParams,
  reply,
});

export const unpublishOpportunity = defineCall({
  id: 'opportunity.unpublish',
  method: 'PUT',
  path: '/opportunity/{id}/unpublish',
  summary: 'Takes a published opportunity back; it can be published again.',
  access: writing,
  params: opportunityParams,
  reply,
});

export const cancelOpportunity = defineCall({
  id: 'opportunity.cancel',
  method: 'PUT',
  path: '/opportunity/{id}/cancel',
  summary: 'Cancels an opportunity for good; applicants are notified, and orders it led to stay.',
  access: writing,
  params: opportunityParams,
  body: z.strictObject({ reason: textShape() }),
  reply,
});

export const changeOpportunities = defineCall({
  id: 'opportunity.changeMany',
  method: 'PUT',
  path: '/opportunity/multiple/actions',
  summary: 'Publishes, takes back or cancels several opportunities, all or none; the fields name those that cannot be.',
  access: writing,
  body: z
    .strictObject({
      ids: z.array(idShape).min(1).max(CHANGED_AT_ONCE_MAX),
      action: z.enum(['publish', 'unpublish', 'cancel']),
      reason: textShape().optional(),
    })
    .refine(({ action, reason }) => action !== 'cancel' || reason !== undefined, {
      path: ['reason'],
      params: { code: 'required' },
    }),
  reply: z.object({ changed: z.number().int() }),
});

export const readOpportunityTimeline = defineCall({
  id: 'opportunity.timeline',
  method: 'GET',
  path: '/opportunity/{id}/timeline',
  summary: 'Everything that happened to an opportunity of the own company, newest first.',
  access: reading,
  params: opportunityParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({
    entries: z.array(
      z.object({
        _id: idShape,
        at: z.string(),
        /** Its phrase is `opportunities.events.<type>`. */
        type: z.string(),
        reason: text,
        /** Null for what the clock did. */
        userName: text,
        details: z.record(z.string(), z.unknown()),
      }),
    ),
    totalPage: z.number().int(),
    totalRegistry: z.number().int(),
  }),
});

const searchShape = z
  .string()
  .trim()
  .max(NAME_MAX)
  .refine(isPrintable, { params: { code: 'characters' } })
  .optional();

export const findAssociates = defineCall({
  id: 'opportunity.associates',
  method: 'GET',
  path: '/list/associates',
  summary: 'Associated companies an opportunity may be offered to, by words of their name, favourites first.',
  access: writing,
  query: z.object({ search: searchShape }),
  reply: z.object({
    associates: z.array(z.object({ companyId: idShape, companyName: z.string(), favourite: z.boolean() })),
  }),
});

export const findAssociatedUsers = defineCall({
  id: 'opportunity.associatedUsers',
  method: 'GET',
  path: '/list/associates/{companyId}/users',
  summary: 'People of an associated company who may see offered freight, by name.',
  access: writing,
  params: z.object({ companyId: idShape }),
  query: z.object({ search: searchShape }),
  reply: z.object({ users: z.array(z.object({ userId: idShape, fullName: z.string() })) }),
});

export const readLanePrices = defineCall({
  id: 'opportunity.lanePrices',
  method: 'GET',
  path: '/opportunity/form/lane',
  summary: 'What the last ten freights of the own company between two cities cost, newest first.',
  access: writing,
  query: z.object({ origin: textShape(170), destination: textShape(170) }),
  reply: z.object({
    freights: z.array(
      z.object({
        orderCode: z.string(),
        date: z.string(),
        carrierName: text,
        type: z.enum(['simple', 'compound']),
        value: z.string(),
        currency: z.string(),
        unit: text,
      }),
    ),
  }),
});

export const findOpportunityClients = defineCall({
  id: 'opportunity.clients',
  method: 'GET',
  path: '/opportunity/form/clients',
  summary: 'Clients of the own company that an opportunity may be for, by words of the name or by their id.',
  access: writing,
  query: z.object({ search: searchShape, clientId: idShape.optional() }),
  reply: z.object({ clients: z.array(z.object({ _id: idShape, name: z.string() })) }),
});
