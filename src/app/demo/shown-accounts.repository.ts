import { sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { Trx } from '#platform/db/database.ts';

export interface ShownAccount {
  readonly userId: string;
  readonly companyId: string;
}

export async function findShownAccount(trx: Trx, email: string): Promise<ShownAccount> {
  const { rows } = await sql<ShownAccount>`select u.id as "userId", m.company_id as "companyId"
    from app_user u join membership m on m.user_id = u.id where u.email = ${email}`.execute(trx);
  return rows[0]!;
}

export type Side = 'own' | 'carrier' | 'client' | 'driver';

export interface ShownOrder {
  readonly id: string;
  readonly operationId: string;
  readonly kind: OrderKind;
  readonly code: string;
  readonly status: number;
  readonly statusAt: Date;
  readonly company: string;
  readonly origin: string;
  readonly destination: string;
  readonly loadingDate: string | null;
  readonly driver: string | null;
  /** The last task that was done, the first payment, and why it was cancelled. */
  readonly task: string | null;
  readonly paid: { readonly amount: string; readonly currency: string } | null;
  readonly reason: string | null;
}

const CONCERNS = {
  own: ({ companyId }: ShownAccount) => sql`o.company_id = ${companyId}`,
  carrier: ({ companyId }: ShownAccount) => sql`o.carrier_company_id = ${companyId} and o.company_id <> ${companyId}`,
  client: ({ companyId }: ShownAccount) => sql`o.client_company_id = ${companyId} and o.company_id <> ${companyId}`,
  driver: ({ userId }: ShownAccount) => sql`o.driver_id in (select d.id from driver d where d.user_id = ${userId})`,
};

/** The newest order of each kind and status, so that a few notifications show many situations. */
export async function ordersConcerning(
  trx: Trx,
  account: ShownAccount,
  side: Side,
  kinds: readonly OrderKind[],
): Promise<readonly ShownOrder[]> {
  const { rows } = await sql<ShownOrder>`
    select distinct on (o.kind, o.status) o.id, o.operation_id as "operationId", o.kind, o.code, o.status,
      o.status_at as "statusAt", c.company_name as company, o.origin_city as origin, o.destination_city as destination,
      o.loading_date::text as "loadingDate", o.driver_name as driver,
      (select t.name from load_order_task t where t.company_id = o.company_id and t.order_id = o.id
        and t.done_at is not null order by t.done_at desc, t.id limit 1) as task,
      (select json_build_object('amount', p.amount::text, 'currency', p.currency) from load_order_payment p
        where p.company_id = o.company_id and p.order_id = o.id limit 1) as paid,
      (select e.reason from load_order_event e where e.company_id = o.company_id and e.order_id = o.id
        and e.type = 'cancelled' limit 1) as reason
    from load_order o join company c on c.id = o.company_id
    where ${CONCERNS[side](account)} and o.kind = any(${kinds}::text[])
    order by o.kind, o.status, o.status_at desc, o.id`.execute(trx);
  return rows;
}

/** Transport companies of a company, for accounts that no order concerns. */
export async function transportCompanies(
  trx: Trx,
  companyId: string,
): Promise<readonly { readonly id: string; readonly name: string; readonly updatedAt: Date }[]> {
  const { rows } = await sql<{ id: string; name: string; updatedAt: Date }>`
    select id, name, updated_at as "updatedAt" from partner
    where company_id = ${companyId} and kind = 'transport' and active order by name, id limit 4`.execute(trx);
  return rows;
}
