import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { Owner } from './partner-parts.repository.ts';

export interface AccessUser {
  readonly userId: string;
  readonly fullName: string;
  readonly mail: string;
  readonly photoFileId: string | null;
}

/** More people than a user chooses from a list. */
const CANDIDATES_SHOWN = 1000;

const fullName = sql<string>`btrim(u.first_name || ' ' || u.last_name)`;

function members(trx: Trx, companyId: string) {
  return trx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', fullName.as('fullName'), 'u.email as mail', 'u.photo_file_id as photoFileId'])
    .where('m.company_id', '=', companyId);
}

export async function usersOf(trx: Trx, { companyId, partnerId }: Owner): Promise<AccessUser[]> {
  return members(trx, companyId)
    .innerJoin('partner_access as a', (join) =>
      join.onRef('a.company_id', '=', 'm.company_id').onRef('a.user_id', '=', 'm.user_id'),
    )
    .where('a.partner_id', '=', partnerId)
    .orderBy(sql`app.fold(${fullName})`)
    .orderBy('u.id')
    .execute();
}

/** All current members of the company. */
export async function findCandidates(trx: Trx, companyId: string): Promise<AccessUser[]> {
  return members(trx, companyId)
    .where('m.enabled', '=', true)
    .where('u.enabled', '=', true)
    .orderBy(sql`app.fold(${fullName})`)
    .orderBy('u.id')
    .limit(CANDIDATES_SHOWN)
    .execute();
}

/** Which of these people are members of the company. */
export async function membersAmong(
  trx: Trx,
  companyId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('membership')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', sql<string>`any(${[...userIds]})`)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Removes the access of everybody except these. */
export async function removeUsers(
  trx: Trx,
  { companyId, partnerId }: Owner,
  remaining: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('partner_access')
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`not (user_id = any(${[...remaining]}))`)
    .execute();
}

/** People who already have access keep its start date. */
export async function insertUsers(
  trx: Trx,
  grantedBy: string,
  partners: readonly { readonly owner: Owner; readonly userIds: readonly string[] }[],
): Promise<void> {
  const rows = partners.flatMap(({ owner, userIds }) =>
    userIds.map((user_id) => ({
      company_id: owner.companyId,
      partner_id: owner.partnerId,
      user_id,
      granted_by: grantedBy,
    })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('partner_access')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
