import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface OldRecord {
  readonly id: string;
  readonly kind: 'driver' | 'vehicle';
  readonly since: Date;
}

/** Drivers and vehicles of a company that were registered in its own country. */
export async function oldRecords(trx: Trx, companyId: string, country: string): Promise<readonly OldRecord[]> {
  const { rows } = await sql<OldRecord>`
    select id, 'driver' as kind, created_at as since, licence_number as called from driver
    where company_id = ${companyId} and country_code = ${country}
    union all select id, 'vehicle', created_at, plate from vehicle
    where company_id = ${companyId} and country_code = ${country}
    order by kind, called`.execute(trx);
  return rows;
}
