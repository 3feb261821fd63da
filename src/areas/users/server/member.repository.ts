import { sql } from 'kysely';
import { companyMembers } from '#areas/companies/server/index.ts';
import { type Workplace, workplaces } from '#areas/session/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { provide } from '#platform/ports.ts';

/** The company a session starts in: the one chosen last, otherwise the first by name. Nobody starts inside another one. */
export const memberWorkplaces = provide(workplaces, {
  find: async (trx, { id, selectedCompanyId }) => {
    const { rows } = await sql<Workplace>`
      select exists (select from membership where user_id = ${id}) as "isMember",
        exists (select from membership_invitation i join company c on c.id = i.company_id and c.enabled
          where i.user_id = ${id} and i.status = 'pending') as "isInvited", (
        select c.id from company c join membership m on m.company_id = c.id and m.user_id = ${id} and m.enabled
        where c.enabled
        order by c.id = ${selectedCompanyId}::uuid desc nulls last, lower(c.company_name), c.id
        limit 1) as "companyId"`.execute(trx);
    return rows[0]!;
  },
});

export const membersOfCompanies = provide(companyMembers, {
  find: (trx, companyId, userId) =>
    trx
      .selectFrom('membership as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .select([
        sql<string>`coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)`.as(
          'fullName',
        ),
        'u.email as mail',
        'u.country_code as countryCode',
        'u.phone',
      ])
      .where('m.company_id', '=', companyId)
      .where('m.user_id', '=', userId)
      .where('m.enabled', '=', true)
      .where('u.enabled', '=', true)
      .executeTakeFirst(),
});

/** People a person invited who have not replaced their temporary password, which ends between two moments. */
export async function findEndingInvitations(
  trx: Trx,
  companyId: string,
  inviterId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
) {
  const { rows } = await sql<{ name: string; at: Date }>`
    select coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text) as name,
      u.password_expires_at as at
    from membership m join app_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.invited_by = ${inviterId} and m.enabled and u.enabled
      and u.password_temporary and u.password_expires_at > ${from} and u.password_expires_at <= ${until}
    order by u.password_expires_at, u.id`.execute(trx);
  return rows;
}
