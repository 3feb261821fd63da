import { DOCK_OPERATIONS, type DockOperation } from '#areas/fleet/rules/vehicle-category.ts';
import { ORDER_FIELDS, SENT_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import type { Columns } from '#kernel/fields.ts';

/** What a form fills of an order's row, and the client's own company on the platform, when it has one. */
export type OrderValues = Columns<typeof ORDER_FIELDS> & { client_company_id: string | null };

const all = fieldMapping(ORDER_FIELDS);
const sent = fieldMapping(SENT_FIELDS);
const COLUMNS = [...Object.values(ORDER_FIELDS).map(({ column }) => column), 'client_company_id'] as const;

/** An order of which only the way is known. */
export function blankOrder({ origin, destination }: Pick<OrderValues, 'origin' | 'destination'>): OrderValues {
  return { ...(all.blank as OrderValues), client_company_id: null, origin, destination };
}

/** The columns a form fills or empties. The company's own attributes are read apart, by their definitions. */
export function columnsOf(form: OrderForm): Partial<OrderValues> {
  return sent.toColumns(form);
}

/** Of a whole row what a form would fill. */
export function valuesOf(order: OrderValues): OrderValues {
  return Object.fromEntries(COLUMNS.map((column) => [column, order[column]])) as OrderValues;
}

/** What a reply says of stored values, and what the rules judge. */
export const replyOf = all.toReply;

/** What the audit compares and keeps. */
export const auditOf = all.byName;

const JSON_COLUMNS = Object.values(ORDER_FIELDS).flatMap(({ kind, column }) => ('json' in kind ? [column] : []));

/** Values as SQL takes them, with the columns that follow from others. */
export function storable<V extends Partial<OrderValues>>(values: V) {
  const { origin, destination, type_operation: operation } = values;
  return {
    ...values,
    ...Object.fromEntries(
      JSON_COLUMNS.flatMap((column) =>
        values[column] === undefined ? [] : [[column, JSON.stringify(values[column])]],
      ),
    ),
    ...(origin ? { origin_city: origin.cityName } : {}),
    ...(destination ? { destination_city: destination.cityName } : {}),
    ...(operation === undefined ? {} : { action: operation && DOCK_OPERATIONS[operation as DockOperation] }),
  };
}
