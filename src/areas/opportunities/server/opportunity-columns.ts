import { fieldMapping } from '#kernel/field-mapping.ts';
import type { Columns } from '#kernel/fields.ts';
import { OPPORTUNITY_FIELDS } from '../contract/opportunity-fields.ts';

type Mapped = Columns<typeof OPPORTUNITY_FIELDS>;
/** What the rules require is there once they have judged a form. */
type Required =
  | 'date_type'
  | 'pickup_date'
  | 'until_date'
  | 'vehicle_type'
  | 'quantity'
  | 'weight'
  | 'weight_unit'
  | 'volume'
  | 'freight_type'
  | 'freight_currency'
  | 'publication_type'
  | 'market_type'
  | 'audience'
  | 'days';
/** The columns of an opportunity that a form fills. */
export type OpportunityValues = Omit<Mapped, Required> & { [C in Required]: NonNullable<Mapped[C]> };

const mapping = fieldMapping(OPPORTUNITY_FIELDS);
export const columnsOf = mapping.toColumns;
/** Stored values as a reply contains them. */
export const replyOf = mapping.toReply;
/** The values that the audit compares and stores. */
export const auditOf = mapping.byName;

/** Values as SQL takes them, with the columns computed from others. */
export function storable<V extends OpportunityValues>(values: V) {
  const { origin, destination } = values;
  return {
    ...values,
    origin: JSON.stringify(origin),
    destination: JSON.stringify(destination),
    origin_city: origin.cityName,
    destination_city: destination.cityName,
    origin_country: origin.countryCode,
    destination_country: destination.countryCode,
  };
}
