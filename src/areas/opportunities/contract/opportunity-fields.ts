import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { placeShape } from '#areas/operations/contract/place.shapes.ts';
import { CATEGORIES, CURRENCIES, LOAD_CATEGORIES, WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import {
  choice,
  day,
  decimal,
  entryOf,
  flag,
  id,
  instant,
  integer,
  json,
  price,
  requiredText,
  text,
} from '#kernel/field-kinds.ts';
import type { Field } from '#kernel/fields.ts';
import { DESCRIPTION_MAX } from '../rules/opportunity-limits.ts';
import { AUDIENCES, DATE_TYPES, MARKET_TYPES, PUBLICATION_TYPES } from '../rules/publication.ts';

interface OpportunityField extends Field {
  /** The step of the form that asks for it. */
  readonly step: 'load' | 'freight' | 'publication';
  /** Its change asks the waiting applicants to confirm. */
  readonly confirmed?: true;
  /** Seen by the own company alone. */
  readonly own?: true;
}

const place = json(placeShape);

/**
 * Every field of an opportunity, written once: the request, the columns, the form and the audit follow from its line.
 * What is required is a rule (`rules/opportunity-problems.ts`). Its label is `opportunities.fields.<name>`.
 */
// biome-ignore format: one line for each field
export const OPPORTUNITY_FIELDS = {
  description: { column: 'description', kind: requiredText(DESCRIPTION_MAX), step: 'load' },
  client: { wire: 'clientCompany._id', column: 'client_id', kind: id, key: 'merge', step: 'load', own: true },
  origin: { column: 'origin', kind: place, step: 'load', confirmed: true },
  destination: { column: 'destination', kind: place, step: 'load', confirmed: true },
  dateType: { column: 'date_type', kind: choice(DATE_TYPES), step: 'load', confirmed: true },
  dateFrom: { wire: 'dates.from', column: 'pickup_date', kind: day, step: 'load', confirmed: true },
  dateUntil: { wire: 'dates.until', column: 'until_date', kind: day, step: 'load', confirmed: true },
  categoryLoad: { wire: 'categoryLoad._id', column: 'category_load', kind: entryOf(CATEGORIES, LOAD_CATEGORIES), key: 'merge', step: 'load' },
  typeTransportUnit: { wire: 'typeTransportUnit._id', column: 'vehicle_type', kind: entryOf(TYPES, TRUCK_TYPES), key: 'merge', step: 'load', confirmed: true },
  quantity: { wire: 'quantityTransportUnit', column: 'quantity', kind: integer, step: 'load' },
  weight: { wire: 'weightUnitValue', column: 'weight', kind: decimal, step: 'load' },
  weightUnit: { wire: 'weightUnit._id', column: 'weight_unit', kind: choice(WEIGHT_UNITS), key: 'merge', step: 'load' },
  volume: { column: 'volume', kind: decimal, step: 'load' },
  specialNotes: { column: 'special_notes', kind: text(), step: 'load' },
  comment: { column: 'comment', kind: text(), step: 'load', own: true },

  freightType: { wire: 'freightOffered.type', column: 'freight_type', kind: choice(FREIGHT_TYPES), step: 'freight', confirmed: true },
  freight: { wire: 'freightOffered.value', column: 'freight', kind: price, step: 'freight', confirmed: true },
  currency: { wire: 'freightOffered.typeCurrencyOfferedId', column: 'freight_currency', kind: choice(CURRENCIES), step: 'freight', confirmed: true },
  freightUnit: { wire: 'freightOffered.typeUnitMeasurement', column: 'freight_unit', kind: choice(WEIGHT_UNITS), step: 'freight', confirmed: true },
  invoice: { wire: 'freightOffered.invoice', column: 'invoice', kind: flag, step: 'freight' },
  advance: { column: 'advance', kind: flag, step: 'freight' },
  advancePercent: { wire: 'percentAdvance', column: 'advance_percent', kind: integer, step: 'freight' },
  firstPriceWins: { column: 'first_price_wins', kind: flag, step: 'freight' },

  publicationType: { column: 'publication_type', kind: choice(PUBLICATION_TYPES), step: 'publication' },
  marketType: { column: 'market_type', kind: choice(MARKET_TYPES), step: 'publication' },
  audience: { column: 'audience', kind: choice(AUDIENCES), step: 'publication', own: true },
  ownFirstHours: { column: 'own_first_hours', kind: integer, step: 'publication', own: true },
  answerHours: { column: 'answer_hours', kind: integer, step: 'publication', own: true },
  days: { column: 'days', kind: integer, step: 'publication' },
  deadline: { column: 'deadline', kind: instant, step: 'publication' },
  publishAt: { wire: 'publicationDate', column: 'publish_at', kind: instant, step: 'publication', own: true },
  emailNotification: { column: 'email_notification', kind: flag, step: 'publication', own: true },
  whatsappNotification: { column: 'whatsapp_notification', kind: flag, step: 'publication', own: true },
} as const satisfies Readonly<Record<string, OpportunityField>>;

export type OpportunityFieldName = keyof typeof OPPORTUNITY_FIELDS;
