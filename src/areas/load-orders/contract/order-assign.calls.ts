import { z } from 'zod';
import { countryIdShape } from '#areas/companies/contract/input.shapes.ts';
import { ASSIGNMENT_REASONS } from '#areas/load-orders/rules/assignment-reason.ts';
import { DEFAULT_COUNTRY } from '#countries/country.ts';
import { type CallReply, defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { ASSIGN_CARRIER, ASSIGN_TRUCKER, REASSIGN_TRUCKER } from './order.permissions.ts';
import {
  assignedReply,
  orderStateReply,
  orderStateShape,
  orderParams as params,
  reasonShape,
  vehicleChoiceShape,
} from './order-move.shapes.ts';

const assigning = { permission: ASSIGN_TRUCKER } as const;

export const assignOrder = defineCall({
  id: 'loadingOrder.assign',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/assign',
  summary:
    'Gives a programmed order a truck with its driver; of several people who want one truck at once, one gets it.',
  access: assigning,
  params,
  body: vehicleChoiceShape,
  reply: assignedReply,
});

export const assignOrderByPlate = defineCall({
  id: 'loadingOrder.assignExpress',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/assign/express',
  summary: 'Gives a programmed order the truck with a plate, with the driver and the semitrailers it has.',
  access: assigning,
  params,
  body: z.strictObject({ plate: textShape(20), country: countryIdShape.default(DEFAULT_COUNTRY) }),
  reply: assignedReply,
});

export const reassignOrder = defineCall({
  id: 'loadingOrder.reassign',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/reassign',
  summary: 'Gives an assigned order another truck or driver; both drivers are notified, the history keeps the first.',
  access: { permission: REASSIGN_TRUCKER },
  params,
  body: vehicleChoiceShape.extend({ reason: reasonShape.optional() }),
  reply: assignedReply,
});

export const unassignOrder = defineCall({
  id: 'loadingOrder.unassign',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/unassign',
  summary: 'Takes truck and driver off an assigned order, which is programmed again.',
  access: { permission: REASSIGN_TRUCKER },
  params,
  body: z.strictObject({ reason: reasonShape.optional() }),
  reply: orderStateReply,
});

export const assignCarrier = defineCall({
  id: 'loadingOrder.assignCarrier',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/carrier',
  summary:
    'Hands a programmed order to a transport company, which may then give it a truck of its own; null takes it back.',
  access: { permission: ASSIGN_CARRIER },
  params,
  body: z.strictObject({ transportCompanyId: idShape.nullable() }),
  reply: orderStateReply,
});

/** More than a dispatcher pairs by hand in one go. */
export const MATCH_MAX = 100;

export const matchAssignments = defineCall({
  id: 'loadingOrder.matchAssignments',
  method: 'PUT',
  path: '/travel/loadingOrder/matchAssignments',
  summary: 'Gives many orders their trucks at once: all of them, or none with a reason for each row that cannot be.',
  access: assigning,
  body: z.strictObject({
    assignments: z
      .array(vehicleChoiceShape.extend({ loadingOrderId: idShape }))
      .min(1)
      .max(MATCH_MAX),
  }),
  reply: z.object({ loadingOrders: z.array(orderStateShape) }),
});

const assignmentReasonShape = z.object({
  code: z.enum(ASSIGNMENT_REASONS),
  /** The order that keeps it busy. */
  loadingOrderCode: z.string().nullable(),
  /** The registers that failed it: `RUAT_DIPROVE`. */
  checks: z.array(z.string()),
});
export type ReasonAgainst = z.output<typeof assignmentReasonShape>;

export const suggestionShape = z.object({
  transportUnit: z.object({ _id: idShape, plate: z.string(), type: z.string(), typeName: z.string() }),
  trucker: z.object({ _id: idShape, fullName: z.string(), rating: z.number().nullable() }).nullable(),
  trailers: z.array(z.object({ _id: idShape, plate: z.string() })),
  /** Straight-line distance to the pickup; null when the position of the truck is unknown. */
  distanceKm: z.number().nullable(),
  /** The start of the distance. */
  seen: z.object({ by: z.enum(['position', 'delivery']), city: z.string().nullable(), at: z.string() }).nullable(),
  assignable: z.boolean(),
  /** Only its driver rules it out: it can be assigned with another driver. */
  takesOtherDriver: z.boolean(),
  reasons: z.array(assignmentReasonShape),
});
export type Suggestion = z.output<typeof suggestionShape>;

export const suggestAssignments = defineCall({
  id: 'loadingOrder.suggestions',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/suggestions',
  summary:
    'Trucks with their drivers for an order: those that are free, complete and near, or the others with what speaks against them.',
  access: assigning,
  params,
  query: z.object({
    suitable: z.enum(['true', 'false']).default('true'),
    /** Part of the plate or of the driver's name. */
    search: z.string().trim().max(100).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(50).default(10),
  }),
  reply: z.object({
    suggestions: z.array(suggestionShape),
    totalPage: z.number().int(),
    totalRegistry: z.number().int(),
  }),
});

export const driverSuggestionShape = z.object({
  _id: idShape,
  fullName: z.string(),
  rating: z.number().nullable(),
  /** The truck this driver usually drives. */
  plate: z.string().nullable(),
  assignable: z.boolean(),
  reasons: z.array(assignmentReasonShape),
});
export type DriverSuggestion = z.output<typeof driverSuggestionShape>;

export const suggestDrivers = defineCall({
  id: 'loadingOrder.driverSuggestions',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/suggestions/drivers',
  summary:
    'Drivers for an order, for whichever truck: those that are free first, then the others with what speaks against them.',
  access: assigning,
  params,
  query: z.object({
    /** Part of the name, of the document number or of the plate of their truck, both in any spelling. */
    search: z.string().trim().max(100).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(50).default(10),
  }),
  reply: z.object({
    drivers: z.array(driverSuggestionShape),
    totalPage: z.number().int(),
    totalRegistry: z.number().int(),
  }),
});

export const findTruckByPlate = defineCall({
  id: 'loadingOrder.truckByPlate',
  method: 'GET',
  path: '/travel/loadingOrder/truck',
  summary: 'The truck with a plate as a new order would get it, with what speaks against it; null where there is none.',
  access: assigning,
  query: z.object({ plate: textShape(20), country: countryIdShape.default(DEFAULT_COUNTRY) }),
  reply: z.object({
    truck: suggestionShape
      .pick({ trucker: true, assignable: true, reasons: true })
      .extend({ transportUnit: z.object({ _id: idShape, plate: z.string() }) })
      .nullable(),
  }),
});
export type TruckOfPlate = NonNullable<CallReply<typeof findTruckByPlate>['truck']>;
