import { z } from 'zod';
import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { CATEGORIES, CURRENCIES, LOAD_CATEGORIES, WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { ENDED_BY, OPPORTUNITY_STATES } from '../rules/opportunity-state.ts';
import { CLOSED_BY, OFFER_SIDES, POSTULATION_STATES } from '../rules/postulation-state.ts';
import { DATE_TYPES, MARKET_TYPES, PUBLICATION_TYPES } from '../rules/publication.ts';
import {
  DOWNLOAD_OPPORTUNITIES,
  READ_EXTERNAL,
  READ_MARKETPLACE,
  READ_OWN,
  READ_POSTULATIONS,
} from './opportunity.permissions.ts';

const text = z.string().nullable();

const shared = z.object({
  _id: idShape,
  code: z.string(),
  description: z.string(),
  state: z.enum(OPPORTUNITY_STATES),
  publicationType: z.enum(PUBLICATION_TYPES),
  marketType: z.enum(MARKET_TYPES),
  origin: z.string(),
  destination: z.string(),
  dateType: z.enum(DATE_TYPES),
  pickupDate: z.string(),
  untilDate: z.string(),
  categoryLoad: text,
  vehicleType: z.string(),
  quantity: z.number().int(),
  accepted: z.number().int(),
  applicants: z.number().int(),
  weight: z.string(),
  weightUnit: z.enum(WEIGHT_UNITS),
  freightType: z.enum(FREIGHT_TYPES),
  freight: text,
  currency: z.enum(CURRENCIES).nullable(),
  freightUnit: z.enum(WEIGHT_UNITS).nullable(),
  publishedAt: text,
  endsAt: text,
});

const columns = {
  code: { kind: 'text', sortable: true },
  description: { kind: 'text', sortable: true, hidden: true, exported: true },
  origin: { kind: 'text', sortable: true },
  destination: { kind: 'text', sortable: true },
  pickupDate: { kind: 'day', sortable: true },
  freight: { kind: 'money', sortable: true },
  applicants: { kind: 'number', sortable: true },
  accepted: { kind: 'number' },
  endsAt: { kind: 'instant', sortable: true },
  vehicleType: { kind: 'status', sortable: true },
  weight: { kind: 'number', sortable: true, hidden: true },
  quantity: { kind: 'number', sortable: true, hidden: true },
  dateType: { kind: 'status', sortable: true, hidden: true },
  untilDate: { kind: 'day', sortable: true, hidden: true },
  categoryLoad: { kind: 'status', sortable: true, hidden: true },
  marketType: { kind: 'status', sortable: true, hidden: true },
  publishedAt: { kind: 'instant', sortable: true, hidden: true },
} as const satisfies ListDefinition['columns'];

/** The first column of a list names its rows and opens them. */
const { code, ...facts } = columns;

const filters = {
  countries: { kind: 'choice', choices: COUNTRY_CODES, catalogue: COUNTRY_CATALOGUE },
  originCities: { kind: 'options', column: 'origin' },
  destinationCities: { kind: 'options', column: 'destination' },
  freights: { kind: 'options', column: 'freight' },
  cantPostulation: { kind: 'options', column: 'applicants' },
  totalUnits: { kind: 'options', column: 'quantity' },
  openDate: { kind: 'choice', choices: DATE_TYPES, column: 'dateType' },
  marketTypes: { kind: 'choice', choices: MARKET_TYPES, column: 'marketType' },
  vehicleTypes: { kind: 'choice', choices: TRUCK_TYPES, column: 'vehicleType', catalogue: TYPES },
  categories: { kind: 'choice', choices: LOAD_CATEGORIES, column: 'categoryLoad', catalogue: CATEGORIES },
  pickupDates: { kind: 'range', column: 'pickupDate' },
} as const satisfies ListDefinition['filters'];

const ownRow = shared.extend({
  client: text,
  createdBy: text,
  endedBy: z.enum(ENDED_BY).nullable(),
  publishAt: text,
  createdAt: z.string(),
});
export type OpportunityRow = z.output<typeof ownRow>;

/** What the company itself offers. */
export const opportunityList = {
  id: 'opportunity',
  path: '/opportunity/ct',
  optionsPath: '/opportunity/filter',
  summary: 'Every opportunity of the own company; who reads only what they made themselves gets those.',
  access: { permission: READ_OWN },
  downloadAccess: { permission: DOWNLOAD_OPPORTUNITIES },
  row: ownRow,
  rowsKey: 'opportunities',
  columns: {
    code,
    state: { kind: 'status', sortable: true },
    ...facts,
    client: { kind: 'text', sortable: true },
    publicationType: { kind: 'status', sortable: true },
    createdBy: { kind: 'text', sortable: true, hidden: true },
    createdAt: { kind: 'instant', sortable: true, hidden: true },
  },
  filters: {
    opportunityStatus: { kind: 'choice', choices: OPPORTUNITY_STATES, column: 'state' },
    publicationType: { kind: 'choice', choices: PUBLICATION_TYPES },
    clientCompanies: { kind: 'options', column: 'client' },
    ...filters,
  },
  searchable: true,
  tabs: {
    all: {},
    published: { opportunityStatus: 'published' },
    created: { opportunityStatus: 'created' },
    unpublished: { opportunityStatus: 'unpublished' },
  },
  found: ownRow.pick({ _id: true, code: true, description: true, origin: true, destination: true }),
  defaultSort: '-createdAt',
} as const satisfies ListDefinition;

const externalRow = shared.extend({
  companyName: z.string(),
  companyVerified: z.boolean(),
  isOwn: z.boolean(),
  /** The state of the own company's last application. */
  applied: z.enum(POSTULATION_STATES).nullable(),
  answerBy: text,
  watched: z.boolean(),
});
export type ExternalRow = z.output<typeof externalRow>;

/**
 * A carrier looks for lane, day, truck and price first; the company stands below the code, the weight below the truck and
 * the number of applicants below the price.
 */
const externalColumns = {
  code: columns.code,
  origin: columns.origin,
  destination: columns.destination,
  pickupDate: columns.pickupDate,
  vehicleType: columns.vehicleType,
  freight: columns.freight,
  endsAt: columns.endsAt,
  applied: { kind: 'status' },
  applicants: { ...columns.applicants, hidden: true, exported: true },
  companyName: { kind: 'text', sortable: true, hidden: true },
  description: { kind: 'text', sortable: true, hidden: true },
  weight: { kind: 'number', sortable: true, hidden: true },
  accepted: { kind: 'number', hidden: true },
  quantity: columns.quantity,
  dateType: columns.dateType,
  untilDate: columns.untilDate,
  categoryLoad: columns.categoryLoad,
  marketType: columns.marketType,
  publishedAt: columns.publishedAt,
  watched: { kind: 'flag', hidden: true, exported: false },
} as const satisfies ListDefinition['columns'];
const externalFilters = {
  nearMyTrucks: { kind: 'flag' },
  fitsMyTrucks: { kind: 'flag' },
  onMyLanes: { kind: 'flag' },
  watched: { kind: 'flag' },
  companies: { kind: 'options', column: 'companyName' },
  ...filters,
} as const;

/** What other companies offer to the own company, by publication type. */
export const receivedList = {
  id: 'receivedOpportunity',
  path: '/opportunity/external',
  summary: 'Published opportunities of other companies that the own company may apply for, of one publication type.',
  access: { permission: READ_EXTERNAL },
  downloadAccess: { permission: DOWNLOAD_OPPORTUNITIES },
  row: externalRow,
  rowsKey: 'opportunities',
  columns: externalColumns,
  filters: externalFilters,
  searchable: true,
  defaultSort: '-publishedAt',
  extraQuery: { publicationType: z.enum(PUBLICATION_TYPES).default('private') },
} as const satisfies ListDefinition;

/** What is offered in the marketplace, the own company's among the others. */
export const marketplaceList = {
  id: 'marketplaceOpportunity',
  path: '/opportunityInMarketplace',
  summary: 'Opportunities that are published in the marketplace.',
  access: { permission: READ_MARKETPLACE },
  downloadAccess: { permission: DOWNLOAD_OPPORTUNITIES },
  row: externalRow,
  rowsKey: 'opportunities',
  columns: externalColumns,
  filters: externalFilters,
  searchable: true,
  defaultSort: '-publishedAt',
} as const satisfies ListDefinition;

const postulationRow = z.object({
  _id: idShape,
  opportunityId: idShape,
  code: z.string(),
  description: z.string(),
  companyName: z.string(),
  state: z.enum(POSTULATION_STATES),
  changed: z.boolean(),
  opportunityState: z.enum(OPPORTUNITY_STATES),
  origin: z.string(),
  destination: z.string(),
  pickupDate: z.string(),
  untilDate: z.string(),
  dateType: z.enum(DATE_TYPES),
  categoryLoad: text,
  vehicleType: z.string(),
  trucks: z.number().int(),
  acceptedTrucks: z.number().int(),
  plate: text,
  driverName: text,
  freightType: z.enum(FREIGHT_TYPES),
  freight: text,
  currency: z.enum(CURRENCIES).nullable(),
  freightUnit: z.enum(WEIGHT_UNITS).nullable(),
  offerBy: z.enum(OFFER_SIDES),
  reason: text,
  closedBy: z.enum(CLOSED_BY).nullable(),
  operationId: idShape.nullable(),
  createdAt: z.string(),
});
export type PostulationRow = z.output<typeof postulationRow>;

/** What the own company applied for. */
export const postulationList = {
  id: 'postulation',
  path: '/opportunity/myPostulations',
  summary: 'Applications of the own company, newest first; drivers see those they made themselves.',
  access: { permission: READ_POSTULATIONS },
  downloadAccess: { permission: DOWNLOAD_OPPORTUNITIES },
  row: postulationRow,
  rowsKey: 'postulations',
  columns: {
    code: { kind: 'text', sortable: true },
    state: { kind: 'status', sortable: true },
    companyName: { kind: 'text', sortable: true, hidden: true },
    origin: { kind: 'text', sortable: true },
    destination: { kind: 'text', sortable: true },
    pickupDate: { kind: 'day', sortable: true },
    freight: { kind: 'money', sortable: true },
    trucks: { kind: 'number', sortable: true },
    /** Below the number of trucks. */
    plate: { kind: 'text', sortable: true, hidden: true, exported: true },
    driverName: { kind: 'text', sortable: true, hidden: true },
    description: { kind: 'text', sortable: true, hidden: true },
    categoryLoad: { kind: 'status', sortable: true, hidden: true },
    vehicleType: { kind: 'status', sortable: true, hidden: true },
    reason: { kind: 'text', hidden: true },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: {
    states: { kind: 'choice', choices: POSTULATION_STATES, column: 'state' },
    companies: { kind: 'options', column: 'companyName' },
    categories: { kind: 'choice', choices: LOAD_CATEGORIES, column: 'categoryLoad', catalogue: CATEGORIES },
    originCities: { kind: 'options', column: 'origin' },
    destinationCities: { kind: 'options', column: 'destination' },
    dates: { kind: 'range', column: 'createdAt' },
  },
  searchable: true,
  tabs: {
    all: {},
    pending: { states: 'pending' },
    accepted: { states: 'accepted' },
    closed: { states: 'rejected,withdrawn,expired' },
  },
  defaultSort: '-createdAt',
} as const satisfies ListDefinition;
