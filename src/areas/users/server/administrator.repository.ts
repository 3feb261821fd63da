import { sql } from 'kysely';
import { setSuperAdministrator } from '#areas/session/server/index.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { SUPER_ADMINISTRATOR } from '../contract/shipped-roles.ts';

/** The current administrators of the company; in the platform's own company only super administrators count. */
export async function administratorsOf(trx: Trx, companyId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct m.user_id
    from membership m
    join app_user u on u.id = m.user_id and u.enabled
    join membership_role mr on mr.company_id = m.company_id and mr.user_id = m.user_id
    join role r on r.company_id = mr.company_id and r.id = mr.role_id and r.is_admin
    join company c on c.id = m.company_id
    where m.company_id = ${companyId} and m.enabled
      and (not c.is_platform or r.key = ${SUPER_ADMINISTRATOR})`.execute(trx);
  return new Set(rows.map((row) => row.user_id));
}

/** The flag follows the role: enabled holders of the role in the platform's company have it. */
export async function followSuperAdministrator(trx: Trx, companyId: string, userId: string): Promise<void> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (
      select from membership m
      join membership_role mr on mr.company_id = m.company_id and mr.user_id = m.user_id
      join role r on r.company_id = mr.company_id and r.id = mr.role_id and r.key = ${SUPER_ADMINISTRATOR}
      where m.company_id = c.id and m.user_id = ${userId} and m.enabled) as holds
    from company c where c.id = ${companyId} and c.is_platform`.execute(trx);
  const holds = rows[0]?.holds;
  // The flag is the platform's, also on the account of somebody who came from another company.
  if (holds !== undefined) await withPlatformScope(trx, () => setSuperAdministrator(trx, userId, holds));
}
