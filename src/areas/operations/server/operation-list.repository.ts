import { sql } from 'kysely';
import { OPERATION_LISTS } from '#areas/operations/contract/operation.list.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import { OPERATION_KINDS, type OperationKind, STATE_FILTERS } from '#areas/operations/rules/operation-state.ts';
import { holds } from '#kernel/permission.ts';
import { textMatches } from '#platform/list/conditions.ts';
import type { ListContext, ListSource, Sql } from '#platform/list/list-source.ts';

const client = sql`left join partner k on k.company_id = p.company_id and k.id = p.client_id`;
const operator = sql`left join app_user u on u.id = p.operator_id`;
const operatorName = sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`;
const path = sql`left join route_path w on w.company_id = p.company_id and w.id = p.path_id`;
const route = sql`left join route r on r.company_id = w.company_id and r.id = w.route_id`;
const stateFilter = sql`case p.state ${sql.join(
  Object.entries(STATE_FILTERS).map(([filter, state]) => sql`when ${sql.lit(state)} then ${sql.lit(filter)}`),
  sql` `,
)} end`;

const shared = {
  from: sql`operation p`,
  key: sql`p.id`,
  joins: { client, operator, path, route },
  output: {
    _id: { sql: sql`p.id` },
    code: { sql: sql`p.code`, notNull: true },
    date: { sql: sql`p.pickup_date`, notNull: true },
    deliveryDate: { sql: sql`p.delivery_date`, notNull: true },
    service: { sql: sql`p.service_type` },
    dispatch: { sql: sql`p.dispatch_type` },
    origin: { sql: sql`p.origin_city`, notNull: true },
    destination: { sql: sql`p.destination_city`, notNull: true },
    operator: { sql: operatorName, needs: ['operator'] },
    client: { sql: sql`k.name`, needs: ['client'] },
    reference: { sql: sql`p.reference` },
    route: { sql: sql`r.name || ' · ' || w.name`, needs: ['path', 'route'] },
    categoryLoad: { sql: sql`p.category_load` },
    promisedTn: { sql: sql`trim_scale(p.promised_tn)::text` },
    orders: { sql: sql`p.order_count`, notNull: true },
    state: { sql: sql`p.state`, notNull: true },
    createdAt: { sql: sql`p.created_at`, notNull: true },
  },
  sortBy: {
    promisedTn: { sql: sql`p.promised_tn` },
    // Shorter codes first, so that OP-999 comes before OP-1000.
    code: { sql: sql`(lpad(length(p.code)::text, 3, '0') || p.code)`, notNull: true },
  },
  filters: {
    status: { sql: stateFilter },
    dates: { sql: sql`p.pickup_date`, days: 'day' },
    origins: { sql: sql`p.origin_city` },
    destinations: { sql: sql`p.destination_city` },
    clients: { sql: sql`p.client_id`, label: sql`k.name`, labelNeeds: ['client'] },
    operators: { sql: sql`p.operator_id`, label: operatorName, labelNeeds: ['operator'] },
    services: { sql: sql`p.service_type` },
    dispatches: { sql: sql`p.dispatch_type` },
    categories: { sql: sql`p.category_load` },
    // By its paths, so that the index of operations is used.
    routes: {
      sql: sql`w.route_id`,
      label: sql`r.name`,
      needs: ['path'],
      labelNeeds: ['route'],
      condition: (ids) => sql`p.path_id in (select k.id from route_path k
        where k.company_id = (select app.company_id()) and k.route_id = any(${ids}))`,
    },
    withoutPath: { sql: sql`p.path_id is null` },
  },
  searchBy: (patterns: Sql, spelled: string | null) => textMatches(sql`p.search_text`, patterns, spelled),
  found: { label: { sql: sql`p.code` }, table: 'operation', text: sql`p.search_text`, coded: true },
  exportText: { promisedTn: ({ promisedTn }) => (promisedTn === null ? null : Number(promisedTn)) },
} satisfies Omit<ListSource, 'definition'>;

/** Only the company's own operations; without the permission the spreadsheet is empty. */
function whereOf(kind: OperationKind) {
  return ({ actor }: ListContext): Sql => {
    const companyId = actor && holds(actor.permissions, OPERATION_RIGHTS[kind].read) ? actor.companyId : null;
    return sql`p.company_id = ${companyId}::uuid and p.kind = ${sql.lit(kind)}`;
  };
}

export const operationListSources: readonly ListSource[] = OPERATION_KINDS.map((kind) => ({
  ...shared,
  definition: OPERATION_LISTS[kind],
  where: whereOf(kind),
}));
