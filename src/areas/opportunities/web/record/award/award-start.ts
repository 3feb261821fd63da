import type { StartedOperation } from '#areas/operations/contract/operation-slots.ts';
import type { WeightUnit } from '#areas/operations/rules/catalogues.ts';
import type { Offered, OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';

type Known = Pick<
  OpportunityView,
  | 'clientCompany'
  | 'origin'
  | 'destination'
  | 'dateType'
  | 'dates'
  | 'categoryLoad'
  | 'typeTransportUnit'
  | 'weightUnit'
  | 'specialNotes'
>;

/** Also for whoever may not see the company's prices: the server knows the accepted one. */
const TO_NEGOTIATE = { type: 'toNegotiate', value: null, currency: null } as const;

/** What the operation of an award starts with: everything known of the opportunity, at the accepted price. */
export function awardStart(opportunity: Known, price: Offered, today: string): StartedOperation {
  const { clientCompany, origin, destination, categoryLoad, typeTransportUnit, weightUnit, specialNotes } = opportunity;
  const { type, currency } = price;
  return {
    ...(clientCompany._id ? { clientId: clientCompany._id } : {}),
    origin,
    destination,
    ...datesOf(opportunity, today),
    categoryLoad: categoryLoad._id,
    typeTransportUnit: typeTransportUnit._id,
    // A compound price refers to its own unit.
    weightUnit: (price.unit ?? weightUnit._id) as WeightUnit | null,
    // The internal comment is not for the carrier, who reads the operation.
    comment: specialNotes,
    clientFreight: TO_NEGOTIATE,
    supplierFreight: price.value === null ? TO_NEGOTIATE : { type, value: price.value, currency },
  };
}

/** A window that has begun already is loaded today at the earliest. */
function datesOf({ dateType, dates: { from, until } }: Known, today: string): Partial<StartedOperation> {
  if (from === null || until === null) return {};
  const isRunning = dateType === 'open' && from < today && today <= until;
  return { pickupDate: isRunning ? today : from, deliveryDate: until };
}
