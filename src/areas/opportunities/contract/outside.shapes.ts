import { z } from 'zod';
import { seenCompanyShape } from '#areas/load-orders/contract/public-order.shapes.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { callingCodeText, NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import { CLOSED_BY, POSTULATION_STATES } from '../rules/postulation-state.ts';
import { externalOpportunityShape, offerShape } from './opportunity.shapes.ts';
import { priceShape } from './opportunity-input.shapes.ts';

const text = z.string().nullable();
/** Longer than any number with its separators; the country sets the real limit. */
const NUMBER_MAX = 60;
const PLATE_MAX = 20;

export const outsideDriverShape = z.strictObject({
  typeDocumentId: textShape(NUMBER_MAX),
  documentId: optionalTextShape(NUMBER_MAX),
  driverLicense: textShape(NUMBER_MAX),
  birthDate: dayShape,
});

/** An amount in the currency of the opportunity, and per its unit where its price has one. */
export const ownPriceShape = priceShape.refine((amount) => Number(amount) > 0, { params: { code: 'positive' } });

export const outsideFormShape = z.strictObject({
  firstName: textShape(NAME_MAX),
  lastName: textShape(NAME_MAX),
  company: optionalTextShape(NAME_MAX),
  taxId: optionalTextShape(NUMBER_MAX),
  countryCode: callingCodeText.nullish().transform((code) => code?.replace('+', '') ?? null),
  phone: textShape(NUMBER_MAX),
  plate: textShape(PLATE_MAX),
  /** Of the person themselves, where they drive. */
  driver: outsideDriverShape.nullish().transform((driver) => driver ?? null),
  /** Null: at the offered price. */
  price: ownPriceShape.nullish().transform((price) => price ?? null),
  comment: optionalTextShape(),
});
export type OutsideForm = z.output<typeof outsideFormShape>;

const seenCity = z.object({ cityName: z.string(), countryCode: z.enum(COUNTRY_CODES).nullable() });

/** What the holder of a link sees of their own application; nobody sees another's. */
export const ownApplicationShape = z.object({
  state: z.enum(POSTULATION_STATES),
  /** The offer changed since; it counts again once the applicant confirms. */
  changed: z.boolean(),
  name: z.string(),
  company: text,
  phone: z.string(),
  plate: z.string(),
  comment: text,
  /** The last price, whoever named it. */
  offer: offerShape,
  reason: text,
  closedBy: z.enum(CLOSED_BY).nullable(),
  at: z.string(),
  answeredAt: text,
  /** Codes of the orders an accepted one led to. */
  orders: z.array(z.string()),
  actions: z.array(z.enum(['confirm', 'offer', 'withdraw'])),
});
export type OwnApplication = z.output<typeof ownApplicationShape>;

/** An offered load as whoever holds the link sees it: cities, no street, no client, of others only how many applied. */
export const outsideViewShape = externalOpportunityShape
  .pick({
    code: true,
    description: true,
    dateType: true,
    dates: true,
    categoryLoad: true,
    typeTransportUnit: true,
    quantityTransportUnit: true,
    accepted: true,
    applicants: true,
    weightUnitValue: true,
    weightUnit: true,
    volume: true,
    specialNotes: true,
    freightOffered: true,
    advance: true,
    percentAdvance: true,
    endsAt: true,
    shipper: true,
  })
  .extend({
    language: z.enum(LANGUAGES).nullable(),
    company: seenCompanyShape,
    /** As the company that offers the load calls them. */
    categoryName: z.string().nullable(),
    typeTransportUnitName: z.string().nullable(),
    origin: seenCity,
    destination: seenCity,
    /** Whether it takes an application of this person now. */
    open: z.boolean(),
    application: ownApplicationShape.nullable(),
  });
export type OutsideView = z.output<typeof outsideViewShape>;
