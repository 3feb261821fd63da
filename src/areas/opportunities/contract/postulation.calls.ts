import { z } from 'zod';
import { judgeOperation, operationFields } from '#areas/operations/contract/operation-input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { QUANTITY_MAX } from '../rules/opportunity-limits.ts';
import { REFUSALS } from '../rules/publication.ts';
import { opportunityParams } from './opportunity.calls.ts';
import {
  AWARD,
  NEGOTIATE,
  POSTULATE,
  READ_AS_CARRIER,
  READ_OWN,
  WRITE_OPPORTUNITIES,
} from './opportunity.permissions.ts';
import { applicantShape, candidateShape, externalOpportunityShape, postulationShape } from './opportunity.shapes.ts';
import { offeredPriceShape } from './opportunity-input.shapes.ts';

const params = z.object({ id: idShape });
const applying = { permission: POSTULATE } as const;
const externalReply = z.object({ opportunity: externalOpportunityShape });
const postulationReply = z.object({ postulation: postulationShape });
/** Enough for a dispatcher, too few for a machine. */
const APPLY_LIMIT = { max: 60, seconds: 60, by: 'user' } as const;

const trucksShape = z.number().int().min(1).max(QUANTITY_MAX);
const truckChoice = { truckId: idShape.nullish(), driverId: idShape.nullish() };

export const readExternalOpportunity = defineCall({
  id: 'opportunity.readExternal',
  method: 'GET',
  path: '/opportunity/external/{id}',
  summary: 'An opportunity of another company, as far as it is shown before the award, with the own applications.',
  access: { permission: READ_AS_CARRIER },
  params: opportunityParams,
  reply: externalReply,
});

export const findApplicationTrucks = defineCall({
  id: 'opportunity.trucks',
  method: 'GET',
  path: '/opportunity/external/{id}/trucks',
  summary: 'Trucks of the own fleet in the order in which they suit an opportunity, each with what speaks against it.',
  access: applying,
  params: opportunityParams,
  query: z.object({ search: z.string().trim().max(100).optional() }),
  reply: z.object({ trucks: z.array(candidateShape) }),
});

export const applyForOpportunity = defineCall({
  id: 'postulation.create',
  method: 'POST',
  path: '/opportunity/external/{id}/postulation',
  summary:
    'Applies for an opportunity, at its price or at an own one. Where the first at its price wins, the award follows at once.',
  access: applying,
  status: 201,
  idempotent: true,
  rateLimit: APPLY_LIMIT,
  params: opportunityParams,
  body: z.strictObject({
    trucks: trucksShape.default(1),
    ...truckChoice,
    comment: optionalTextShape(),
    /** Null: at the offered price. */
    price: offeredPriceShape.nullish(),
  }),
  reply: postulationReply,
});

export const refuseOpportunity = defineCall({
  id: 'opportunity.refuse',
  method: 'PUT',
  path: '/opportunity/external/{id}/refuse',
  summary: 'Says no to an opportunity that the own company was asked for directly; the next company is asked.',
  access: applying,
  params: opportunityParams,
  body: z.strictObject({ reason: z.enum(REFUSALS), note: optionalTextShape() }),
  reply: z.object({ refused: z.boolean() }),
});

export const readPostulation = defineCall({
  id: 'postulation.read',
  method: 'GET',
  path: '/postulation/{id}',
  summary: 'One application with every price that was named, for either side.',
  access: { permission: { anyOf: [...READ_AS_CARRIER.anyOf, ...READ_OWN.anyOf] } },
  params,
  reply: postulationReply,
});

export const changePostulation = defineCall({
  id: 'postulation.update',
  method: 'PUT',
  path: '/postulation/{id}',
  summary: 'Changes trucks, truck, driver or comment of an application that waits.',
  access: applying,
  params,
  body: z.strictObject({ trucks: trucksShape, ...truckChoice, comment: optionalTextShape() }),
  reply: postulationReply,
});

export const offerPrice = defineCall({
  id: 'postulation.offer',
  method: 'POST',
  path: '/postulation/{id}/offer',
  summary: 'Names another price, from either side; refused when the other side was faster.',
  access: { permission: NEGOTIATE },
  status: 201,
  idempotent: true,
  rateLimit: APPLY_LIMIT,
  params,
  body: z.strictObject({
    /** The last price the person saw. */
    after: z.number().int().min(1),
    price: offeredPriceShape,
    comment: optionalTextShape(),
  }),
  reply: postulationReply,
});

export const confirmPostulation = defineCall({
  id: 'postulation.confirm',
  method: 'PUT',
  path: '/postulation/{id}/confirm',
  summary: 'Confirms an application after the opportunity changed.',
  access: applying,
  params,
  reply: postulationReply,
});

export const withdrawPostulation = defineCall({
  id: 'postulation.withdraw',
  method: 'PUT',
  path: '/postulation/{id}/withdraw',
  summary: 'Takes an application back while it waits.',
  access: applying,
  params,
  body: z.strictObject({ reason: optionalTextShape() }),
  reply: postulationReply,
});

export const giveBackAward = defineCall({
  id: 'postulation.giveBack',
  method: 'PUT',
  path: '/postulation/{id}/giveBack',
  summary: 'Gives an award back: its orders that have not begun are cancelled, and their places are free again.',
  access: applying,
  params,
  body: z.strictObject({ reason: textShape() }),
  reply: postulationReply,
});

export const rateShipper = defineCall({
  id: 'postulation.rateShipper',
  method: 'PUT',
  path: '/postulation/{id}/rating',
  summary: 'Rates the company that offered the freight, once, when all trips of the award are done.',
  access: applying,
  params,
  body: z.strictObject({ stars: z.number().int().min(1).max(5), comment: optionalTextShape() }),
  reply: postulationReply,
});

export const rejectPostulation = defineCall({
  id: 'postulation.reject',
  method: 'PUT',
  path: '/postulation/{id}/reject',
  summary: 'Rejects an application with a reason, which its applicant reads.',
  access: { permission: WRITE_OPPORTUNITIES },
  params,
  body: z.strictObject({ reason: textShape() }),
  reply: postulationReply,
});

export const rejectPostulations = defineCall({
  id: 'opportunity.rejectAll',
  method: 'PUT',
  path: '/opportunity/{id}/reject',
  summary: 'Rejects every application for an opportunity that still waits, with one reason.',
  access: { permission: WRITE_OPPORTUNITIES },
  params: opportunityParams,
  body: z.strictObject({ reason: textShape() }),
  reply: z.object({ rejected: z.number().int() }),
});

export const readApplicants = defineCall({
  id: 'opportunity.applicants',
  method: 'GET',
  path: '/opportunity/{id}/postulations',
  summary: 'Everybody who applied for an opportunity of the own company, to be compared.',
  access: { permission: READ_OWN },
  params: opportunityParams,
  reply: z.object({ postulations: z.array(applicantShape) }),
});

export const awardPostulation = defineCall({
  id: 'postulation.award',
  method: 'POST',
  path: '/operation/create/{opportunityId}/{postulationId}',
  summary:
    'Accepts an application: creates its operation with one order per truck at the accepted price. All of it or nothing.',
  access: { permission: AWARD },
  status: 201,
  idempotent: true,
  params: z.object({ opportunityId: idShape, postulationId: idShape }),
  body: operationFields
    .extend({
      /** The price that is accepted; a newer one refuses the award. */
      offer: z.number().int().min(1),
      /** How many of the offered trucks. */
      trucks: trucksShape,
    })
    .superRefine(judgeOperation('normal')),
  reply: z.object({
    operationId: idShape,
    loadingOrders: z.array(z.object({ _id: idShape, loadingOrderCode: z.string() })),
    postulation: postulationShape,
  }),
});
