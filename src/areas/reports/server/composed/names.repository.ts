import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
  /** A company whose orders are driven, none of the own partners: no list knows a client of that name. */
  readonly isForeign: boolean;
}

/** Clients, carriers and operators by their ids: own partners, companies whose orders are driven, people. */
export async function namesOf(
  trx: Trx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  const { rows } = await sql<Named>`
    select i.id::text as id, coalesce(p.name, c.company_name, btrim(a.first_name || ' ' || a.last_name)) as name,
      p.id is null and a.id is null as "isForeign"
    from unnest(${[...ids]}::uuid[]) i(id)
    left join partner p on p.company_id = ${companyId} and p.id = i.id
    left join company c on c.id = i.id
    left join app_user a on a.id = i.id
    where coalesce(p.name, c.company_name, a.first_name) is not null`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
