import { DOCK_OPERATIONS, type DockOperation } from '#areas/fleet/rules/vehicle-category.ts';
import { ORDER_FIELDS, SENT_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import type { Columns } from '#kernel/fields.ts';

/** The columns of an order that a form fills, and the client's own company on the platform, if any. */
export type OrderValues = Columns<typeof ORDER_FIELDS> & { client_company_id: string | null };

const all = fieldMapping(ORDER_FIELDS);
const sent = fieldMapping(SENT_FIELDS);
const COLUMNS = [...Object.values(ORDER_FIELDS).map(({ column }) => column), 'client_company_id'] as const;

/** An order of which only origin and destination are known. */
export function blankOrder({ origin, destination }: Pick<OrderValues, 'origin' | 'destination'>): OrderValues {
  return { ...(all.blank as OrderValues), client_company_id: null, origin, destination };
}

/** The columns a form sets or clears. Custom properties are read separately, by their definitions. */
export function columnsOf(form: OrderForm): Partial<OrderValues> {
  return sent.toColumns(form);
}

/** The columns of a whole row that a form fills. */
export function valuesOf(order: OrderValues): OrderValues {
  return Object.fromEntries(COLUMNS.map((column) => [column, order[column]])) as OrderValues;
}

/** Stored values as a reply contains them and as the rules check them. */
export const replyOf = all.toReply;

/** The values that the audit compares and stores. */
export const auditOf = all.byName;

const JSON_COLUMNS = Object.values(ORDER_FIELDS).flatMap(({ kind, column }) => ('json' in kind ? [column] : []));

/** Values as SQL takes them, with the columns computed from others. */
export function storable<V extends Partial<OrderValues>>(values: V) {
  return {
    ...computed(values),
    ...Object.fromEntries(
      JSON_COLUMNS.flatMap((column) =>
        values[column] === undefined ? [] : [[column, JSON.stringify(values[column])]],
      ),
    ),
  };
}

/** The same as one value of JSON. */
export function computed<V extends Partial<OrderValues>>(values: V) {
  const { origin, destination, type_operation: operation } = values;
  return {
    ...values,
    ...(origin ? { origin_city: origin.cityName } : {}),
    ...(destination ? { destination_city: destination.cityName } : {}),
    ...(operation === undefined ? {} : { action: operation && DOCK_OPERATIONS[operation as DockOperation] }),
  };
}
