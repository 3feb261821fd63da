import { sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { OperationState } from '#areas/operations/rules/operation-state.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OrderRecord } from './order.repository.ts';

/** Until when a delivery of the order `o` of the company `c` is on time; without an hour until the end of the day. */
export const DELIVERY_DUE = sql`app.planned_at(o.delivery_date, o.delivery_hour, c.time_zone)
  + make_interval(mins => c.late_tolerance_minutes)`;

/** Facts shown with an order, read in platform scope because its clients and carriers see them too. */
export interface OrderRelations {
  readonly companyName: string;
  readonly clientName: string | null;
  readonly clientTaxId: string | null;
  readonly clientCountry: string | null;
  readonly operationCode: string | null;
  readonly operationState: OperationState | null;
  readonly operatorName: string | null;
  readonly analystName: string | null;
  readonly creatorName: string | null;
  readonly assignmentCompanyName: string | null;
  readonly deliveryDueAt: Date | null;
}

const nameOf = (column: string) =>
  sql`(select btrim(u.first_name || ' ' || u.last_name) from app_user u where u.id = ${sql.ref(column)})`;

/** In platform scope. */
export async function readRelations(trx: Trx, { id }: Pick<OrderRecord, 'id'>): Promise<OrderRelations> {
  const { rows } = await sql<OrderRelations>`
    select c.company_name as "companyName", p.name as "clientName", p.tax_id as "clientTaxId", p.country_code as "clientCountry",
      n.code as "operationCode", n.state as "operationState",
      ${nameOf('o.operator_id')} as "operatorName", ${nameOf('o.analyst_id')} as "analystName",
      ${nameOf('o.created_by')} as "creatorName", a.name as "assignmentCompanyName",
      ${DELIVERY_DUE} as "deliveryDueAt"
    from load_order o
    join company c on c.id = o.company_id
    left join operation n on n.company_id = o.company_id and n.id = o.operation_id
    left join partner p on p.company_id = o.company_id and p.id = o.client_id
    left join partner a on a.company_id = o.company_id and a.id = o.assignment_company_id
    where o.id = ${id}`.execute(trx);
  return rows[0]!;
}

/** Whether another order of the company has the same bill of lading. */
export async function isBillRepeated(
  trx: Trx,
  companyId: string,
  bill: string | null,
  exceptId: string | null,
): Promise<boolean> {
  return bill !== null && (await findWithBill(trx, companyId, bill, exceptId)) !== undefined;
}

/** The newest other order of the company with the bill of lading; one of the preferred kinds, if there is any. */
export async function findWithBill(
  trx: Trx,
  companyId: string,
  bill: string,
  exceptId: string | null,
  preferred: readonly OrderKind[] = [],
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('load_order')
    .select('id')
    .where('company_id', '=', companyId)
    .where('bill_of_lading', '=', bill)
    .where(sql<boolean>`id is distinct from ${exceptId}`)
    .orderBy(sql`kind = any(${[...preferred]})`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
