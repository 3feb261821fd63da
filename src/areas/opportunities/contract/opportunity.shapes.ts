import { z } from 'zod';
import { usedRateShape } from '#areas/exchange-rates/contract/used-rate.shapes.ts';
import { ASSIGNMENT_REASONS } from '#areas/load-orders/rules/assignment-reason.ts';
import { CURRENCIES, WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { replyShapes } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';
import { ENDED_BY, OPPORTUNITY_STATES } from '../rules/opportunity-state.ts';
import { OUTSIDE_GAPS } from '../rules/outside-carrier.ts';
import { APPLICANTS, CLOSED_BY, OFFER_SIDES, POSTULATION_STATES } from '../rules/postulation-state.ts';
import { REFUSALS } from '../rules/publication.ts';
import { OPPORTUNITY_ACTIONS, POSTULATION_ACTIONS } from './opportunity-actions.ts';
import { OPPORTUNITY_FIELDS } from './opportunity-fields.ts';

const text = z.string().nullable();
const number = z.number().nullable();
const person = z.object({ userId: idShape, fullName: z.string() });

/** A price one side named; a compound one refers to a unit of weight. */
export const offeredShape = z.object({
  type: z.enum(['simple', 'compound']),
  /** Null for readers without the right to see the company's prices. */
  value: text,
  currency: z.enum(CURRENCIES),
  unit: z.enum(WEIGHT_UNITS).nullable(),
});
export type Offered = z.output<typeof offeredShape>;

export const offerShape = z.object({
  number: z.number().int(),
  by: z.enum(OFFER_SIDES),
  price: offeredShape,
  comment: text,
  at: z.string(),
});
export type Offer = z.output<typeof offerShape>;

/** A company the opportunity is offered to by name. */
export const readerShape = z.object({
  companyId: idShape,
  companyName: z.string(),
  /** Only these people; null for everybody there. */
  users: z.array(person).nullable(),
  turn: z.enum(['waiting', 'asked', 'refused', 'silent']),
  askedAt: text,
  answerBy: text,
  refusal: z.enum(REFUSALS).nullable(),
  refusalNote: text,
});
export type OpportunityReader = z.output<typeof readerShape>;

const state = {
  _id: idShape,
  version: z.number().int(),
  code: z.string(),
  state: z.enum(OPPORTUNITY_STATES),
  companyId: idShape,
  companyName: z.string(),
  publishedAt: text,
  /** When it ends by itself. */
  endsAt: text,
  endedBy: z.enum(ENDED_BY).nullable(),
  cancelReason: text,
  /** Applications that wait or were accepted. */
  applicants: z.number().int(),
  /** Trucks accepted of those asked for. */
  accepted: z.number().int(),
  createdAt: z.string(),
};

/** An order that an award created. */
export const awardedOrderShape = z.object({
  _id: idShape,
  operationId: idShape,
  code: z.string(),
  status: z.number().int(),
  carrierName: text,
});

/** An opportunity as its own company sees it. */
export const opportunityShape = z.object({
  ...state,
  ...replyShapes(OPPORTUNITY_FIELDS),
  clientName: text,
  associatedCompanies: z.array(readerShape),
  opensAt: text,
  isOpen: z.boolean(),
  /** Created with a publication in the future: waits for it. */
  isScheduled: z.boolean(),
  createdBy: person,
  orders: z.array(awardedOrderShape),
  actions: z.array(z.enum(OPPORTUNITY_ACTIONS)),
});
export type OpportunityView = z.output<typeof opportunityShape>;

/** A carrier without an account, as they described themselves. */
export const outsideCarrierShape = z.object({
  name: z.string(),
  company: text,
  taxId: text,
  /** Calling code without plus. */
  countryCode: z.string(),
  phone: z.string(),
  plate: z.string(),
  /** Of an accepted one: what is to be completed. */
  gaps: z.array(z.enum(OUTSIDE_GAPS)),
});

/** An application as both sides see it. */
export const postulationShape = z.object({
  _id: idShape,
  version: z.number().int(),
  opportunityId: idShape,
  state: z.enum(POSTULATION_STATES),
  by: z.enum(APPLICANTS),
  /** An outside carrier is no company of the platform. */
  applicant: z.object({ companyId: idShape.nullable(), name: z.string() }),
  /** For the shipper only. */
  outside: outsideCarrierShape.nullable(),
  trucks: z.number().int(),
  acceptedTrucks: z.number().int(),
  truck: z.object({ truckId: idShape.nullable(), plate: text }),
  driver: z.object({ driverId: idShape.nullable(), name: text }),
  comment: text,
  /** The offer changed since; it counts again once the applicant confirms. */
  changed: z.boolean(),
  /** The last price, whoever named it, and the whole way to it. */
  offer: offerShape,
  offers: z.array(offerShape),
  reason: text,
  closedBy: z.enum(CLOSED_BY).nullable(),
  operationId: idShape.nullable(),
  /** How the carrier rated the shipper. */
  shipperStars: number,
  createdAt: z.string(),
  answeredAt: text,
  actions: z.array(z.enum(POSTULATION_ACTIONS)),
});
export type PostulationView = z.output<typeof postulationShape>;

/** An applicant beside the others: the price in the currency of the opportunity, and what is known of the carrier. */
export const applicantShape = postulationShape.extend({
  /** In the currency of the opportunity; null where no exchange rate is set. */
  comparable: text,
  /** The price was named in another currency. */
  isConverted: z.boolean(),
  /** What it was converted with: one rate, or two where neither currency is the own one. */
  usedRates: z.array(usedRateShape),
  /** Of the company, as it is shown: never below three. */
  rating: z.number(),
  tripsDone: z.number().int(),
  /** Share of the trips delivered in time, in percent; null without any. */
  onTime: number,
  /** Awards it gave back. */
  givenBack: z.number().int(),
  /** From the named truck to the origin. */
  distanceKm: number,
  driverRating: number,
  /** What speaks against the named truck. */
  reasons: z.array(z.enum(ASSIGNMENT_REASONS)),
});
export type ApplicantView = z.output<typeof applicantShape>;

/** An opportunity of another company: city, not street; no client, and of competitors only how many there are. */
const {
  clientCompany: _client,
  comment: _comment,
  audience: _audience,
  ownFirstHours: _first,
  answerHours: _answer,
  publicationDate: _at,
  emailNotification: _mail,
  whatsappNotification: _whatsapp,
  ...seen
} = replyShapes(OPPORTUNITY_FIELDS);

/** What is known of a company that offers freight, counted from what happened here, never typed. */
export const shipperCardShape = z.object({
  verified: z.boolean(),
  /** The day it came. */
  since: z.string(),
  ordersDone: z.number().int(),
  /** By its carriers; null without any. */
  rating: number,
  /** Null below ten paid orders of three carriers, so that nobody can be recognised. */
  payment: z.object({ paidShare: z.number(), medianDays: z.number() }).nullable(),
});
export type ShipperCard = z.output<typeof shipperCardShape>;

export const externalOpportunityShape = z.object({
  ...state,
  ...seen,
  shipper: shipperCardShape,
  watched: z.boolean(),
  isOwn: z.boolean(),
  /** Asked directly: until when an answer counts. */
  answerBy: text,
  /** What the own company may do: apply, or refuse where it was asked directly. */
  actions: z.array(z.enum(['apply', 'refuse'])),
  /** The own company's applications, newest first. */
  postulations: z.array(postulationShape),
});
export type ExternalOpportunity = z.output<typeof externalOpportunityShape>;

/** A truck of the own fleet, with what speaks against sending it. */
export const candidateShape = z.object({
  truckId: idShape,
  plate: z.string(),
  type: z.string(),
  driverId: idShape.nullable(),
  driverName: text,
  distanceKm: number,
  reasons: z.array(z.enum(ASSIGNMENT_REASONS)),
});
export type ApplicationCandidate = z.output<typeof candidateShape>;
