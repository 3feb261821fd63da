import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { OPPORTUNITY_FIELDS } from '#areas/opportunities/contract/opportunity-fields.ts';
import { NEW_OPPORTUNITY } from '#areas/opportunities/rules/opportunity-limits.ts';
import { type PublicationType, proposedMarket } from '#areas/opportunities/rules/publication.ts';
import { formValues } from '#kernel/field-mapping.ts';
import { type OpportunityFormInput, opportunityValues } from './opportunity-shape.ts';
import { placeFormOf } from './place-form.ts';

/** Every text, number and choice of a form that nobody has filled in yet. */
const { origin: _origin, destination: _destination, ...FILLED_IN } = OPPORTUNITY_FIELDS;

interface Start {
  /** Of the company's country. */
  readonly currency: Currency;
  readonly publicationType?: PublicationType;
}

/** The values a new opportunity starts with. */
export function newValues({ currency, publicationType }: Start): OpportunityFormInput {
  const { invoice, publicationType: usualType, ...usual } = NEW_OPPORTUNITY;
  const type = publicationType ?? usualType;
  return {
    ...formValues(FILLED_IN, null),
    ...usual,
    origin: placeFormOf(null),
    destination: placeFormOf(null),
    dateType: 'defined',
    weightUnit: { _id: 'tn' },
    freightOffered: {
      type: 'simple',
      value: null,
      typeCurrencyOfferedId: currency,
      typeUnitMeasurement: null,
      invoice,
    },
    publicationType: type,
    marketType: proposedMarket(type),
    audience: 'chosen',
    associatedCompanies: [],
    ownFirst: false,
    when: 'now',
  };
}

export interface Copied extends Start {
  /** Today for the company, YYYY-MM-DD. */
  readonly today: string;
  /** A description that no other opportunity has. */
  readonly description: string;
}

/** A new opportunity like an existing one; days that are over must be chosen again. */
export function cloneValues(opportunity: OpportunityView, copied: Copied): OpportunityFormInput {
  const fresh = newValues(copied);
  const values = opportunityValues(opportunity, true);
  const type = copied.publicationType ?? values.publicationType ?? fresh.publicationType;
  return {
    ...values,
    description: copied.description,
    dates: daysFrom(values.dates, copied.today),
    publicationType: type,
    marketType: type === values.publicationType ? values.marketType : fresh.marketType,
    audience: values.audience ?? fresh.audience,
    answerHours: values.answerHours ?? fresh.answerHours,
    deadline: null,
    publicationDate: null,
    when: 'now',
  };
}

/** A new opportunity for the freight of an operation, at the price agreed with the carrier. */
export function operationValues(operation: OperationView, copied: Copied): OpportunityFormInput {
  const fresh = newValues(copied);
  const { dates, weightUnit, supplierFreight: freight } = operation;
  return {
    ...fresh,
    description: copied.description,
    clientCompany: { _id: operation.client?._id ?? null },
    origin: placeFormOf(operation.origin),
    destination: placeFormOf(operation.destination),
    dates: daysFrom({ from: dates.pickupDate, until: dates.deliveryDate }, copied.today),
    categoryLoad: { _id: operation.categoryLoad },
    typeTransportUnit: { _id: operation.typeTransportUnit },
    weightUnit: { _id: weightUnit ?? fresh.weightUnit._id },
    comment: operation.comment ?? '',
    freightOffered: freight
      ? {
          ...fresh.freightOffered,
          type: freight.type,
          value: freight.value,
          typeCurrencyOfferedId: freight.currency ?? copied.currency,
          typeUnitMeasurement: freight.type === 'compound' ? weightUnit : null,
        }
      : fresh.freightOffered,
  };
}

type Days = OpportunityFormInput['dates'];

const daysFrom = ({ from, until }: Days, today: string): Days => ({
  from: isOver(from, today) ? null : from,
  until: isOver(until, today) ? null : until,
});

const isOver = (day: string | null, today: string): boolean => day !== null && day < today;
