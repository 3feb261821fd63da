import { sql } from 'kysely';
import { internationalPhone } from '#countries/phone.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { OrderRecord } from './order.repository.ts';

/** Whom drivers and clients reach about an order. */
export interface Dispatcher {
  readonly name: string;
  /** Digits only, as dialled from abroad. */
  readonly number: string;
}

/**
 * The operator of the order, otherwise its analyst, otherwise who created it: the first who still works in the company
 * and has a phone. Read in platform scope, because a link and a carrier's driver belong to no or another company.
 */
export async function findDispatcher(
  trx: Trx,
  { company_id, operator_id, analyst_id, created_by }: OrderRecord,
): Promise<Dispatcher | null> {
  const people = [operator_id, analyst_id, created_by].filter((id) => id !== null);
  const { rows } = await withPlatformScope(trx, () =>
    sql<{ name: string; code: string; phone: string }>`
      select btrim(u.first_name || ' ' || u.last_name) as name, coalesce(u.country_code, '') as code, u.phone
      from app_user u join membership m on m.user_id = u.id and m.company_id = ${company_id} and m.enabled
      where u.id = any(${people}::uuid[]) and u.enabled and u.phone is not null
      order by array_position(${people}::uuid[], u.id) limit 1`.execute(trx),
  );
  const [found] = rows;
  return found ? { name: found.name, number: internationalPhone(found.code, found.phone) } : null;
}
