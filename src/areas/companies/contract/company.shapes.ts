import { z } from 'zod';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { countryIdShape } from './input.shapes.ts';

export const countryRefShape = z.object({ countryName: z.string(), countryId: countryIdShape });
export const typeOperationShape = z.object({ _id: z.enum(TYPE_OPERATIONS), name: z.string() });

const text = z.string().nullable();

export const agreementDataShape = z.object({
  businessName: text,
  address: text,
  resolution: text,
  legalRepresentative: text,
  testimonyNumber: text,
  notaryNumber: text,
  notaryName: text,
});

export const referenceShape = z.object({
  referencePerson: text,
  /** Calling code without plus. */
  countryCode: text,
  referencePhone: text,
  referenceEmail: text,
});

export const themeShape = z.object({
  logo: text,
  favicon: text,
  loginBackground: text,
  marketplaceImage: text,
  primaryColor: z.string(),
  colorPalette: z.array(z.string()),
});
export type ThemeView = z.output<typeof themeShape>;

export const operatorShape = z.object({
  _id: idShape,
  userId: idShape.nullable(),
  fullName: z.string(),
  mail: text,
  countryCode: text,
  phone: text,
});
export type OperatorView = z.output<typeof operatorShape>;

export const addressShape = z.object({
  _id: idShape,
  fullName: z.string(),
  address: text,
  city: text,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type AddressView = z.output<typeof addressShape>;

/** An uploaded file item. */
export const documentShape = z.object({
  _id: idShape,
  fileId: idShape,
  type: z.string(),
  fileName: z.string(),
  size: z.number().int(),
  /** Signed, short-lived link. */
  url: z.string(),
  expirationDate: text,
  createdAt: z.string(),
});
export type DocumentView = z.output<typeof documentShape>;

export const exchangeRateShape = z.object({
  currency: z.object({ measurementUnitId: z.string(), name: z.string(), abbreviation: z.string() }),
  /** How many units of the company's own currency one unit is worth, as a decimal number in text. */
  exchangeRate: z.string(),
  /** From this day on, in the company's calendar. */
  validFrom: dayShape,
  /** Whether it should be looked at again. */
  isOld: z.boolean(),
  /** The service outside it was taken from. */
  source: z.string().nullable(),
  setAt: z.string(),
});
export type ExchangeRateView = z.output<typeof exchangeRateShape>;

/** A company with which an accepted association exists. */
export const partnerShape = z.object({ _id: idShape, companyId: idShape, companyName: z.string() });
export type PartnerView = z.output<typeof partnerShape>;

export const companySettingsShape = z.object({
  /** The load-order form takes its custom attributes keyed by name. */
  alternativeAttributes: z.boolean(),
});
export type CompanySettings = z.output<typeof companySettingsShape>;

export const companyShape = z.object({
  _id: idShape,
  version: z.number().int(),
  companyName: z.string(),
  /** Canonical; shown by the rule of the country. */
  taxId: text,
  address: text,
  url: text,
  urlAgreement: text,
  averageCompany: z.number(),
  rating: z.number(),
  verified: z.boolean(),
  enabled: z.boolean(),
  automaticAssignment: z.boolean(),
  settings: companySettingsShape,
  pathLogo: text,
  theme: themeShape,
  country: countryRefShape,
  timeZone: z.string(),
  /** After the planned loading or delivery, until an order counts as late. */
  lateToleranceMinutes: z.number().int(),
  /** From the acceptance of a delivery until it is to be paid, where nothing else is agreed with the partner. */
  paymentTermDays: z.number().int(),
  typeOperation: typeOperationShape,
  agreementData: agreementDataShape,
  reference: referenceShape,
  operators: z.array(operatorShape),
  documents: z.array(documentShape),
  associatedCompanies: z.array(partnerShape),
  addresses: z.array(addressShape),
  exchangeRates: z.array(exchangeRateShape),
});
export type CompanyView = z.output<typeof companyShape>;
