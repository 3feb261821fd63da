import { sql } from 'kysely';
import { ORDER_STATUS, type OrderStatusName } from '#areas/load-orders/rules/order-status.ts';
import { ORDER_JOINS, orderOutput, seenOrders } from '#areas/load-orders/server/index.ts';
import { plateForms } from '#countries/country.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { ListSource } from '#platform/list/list-source.ts';
import { controlDocumentList } from '../../contract/control-document.list.ts';
import { DOCUMENT_TROUBLES } from '../../rules/document-trouble.ts';

const { inProgress, finished } = ORDER_STATUS;
const WAITING = sql`o.status in (${sql.lit(inProgress)}, ${sql.lit(finished)})`;

/** Read once for the reader's day, not for each order. */
const TROUBLES = sql`app.order_documents(o.id, (select app.today()))`;
/** By the worst of an order; within one kind of trouble what waits longest comes first. */
const URGENCY = sql`coalesce(array_position(array[${sql.join(DOCUMENT_TROUBLES.map((name) => sql.lit(name)))}],
    (${TROUBLES})[1]), ${sql.lit(DOCUMENT_TROUBLES.length + 1)}) * 1e11 + extract(epoch from o.status_at)`;

/** Columns of the list of orders, by the same rules: prices are not among them. */
const SHOWN = [
  '_id',
  'version',
  'operationId',
  'loadingOrderCode',
  'status',
  'statusAt',
  'own',
  'plate',
  'trucker',
  'clientCompany',
  'providerCompany',
  'operator',
  'origin',
  'destination',
];
const ofOrders = orderOutput(['normal'], false);

export const controlDocumentSource: ListSource = {
  definition: controlDocumentList,
  from: sql`load_order o`,
  key: sql`o.id`,
  joins: ORDER_JOINS,
  parts: seenOrders,
  where: () => WAITING,
  output: {
    ...Object.fromEntries(Object.entries(ofOrders).filter(([name]) => SHOWN.includes(name))),
    kind: { sql: sql`o.kind`, notNull: true },
    troubles: { sql: TROUBLES, notNull: true },
  },
  sortBy: { troubles: { sql: URGENCY, notNull: true } },
  filters: {
    troubles: { sql: TROUBLES, array: true, condition: (values) => sql`${TROUBLES} && ${values}::text[]` },
    statuses: {
      sql: sql`o.status`,
      condition: (values) =>
        sql`o.status = any(${values.map((name) => ORDER_STATUS[name as OrderStatusName])}::smallint[])`,
    },
    plates: {
      sql: sql`o.plate`,
      anySpelling: true,
      condition: (values) => sql`o.plate = any(${values.flatMap(plateForms)})`,
    },
    truckers: { sql: sql`o.driver_id`, label: sql`o.driver_name` },
    clientCompanies: { sql: sql`o.client_id`, label: sql`p.name`, labelNeeds: ['client'] },
    providerCompanies: { sql: sql`o.carrier_id`, label: sql`o.carrier_name` },
    operators: {
      sql: sql`o.operator_id`,
      label: sql`btrim(u.first_name || ' ' || u.last_name)`,
      labelNeeds: ['operator'],
    },
  },
  searchBy: (patterns) => sql`o.search_text like all (${patterns})`,
  exportText: {
    troubles: ({ troubles }, translate) =>
      (troubles as readonly string[])
        .map((name) => translate(dynamicKey('lists.controlDocument.values.troubles', name)))
        .join(', '),
  },
};
