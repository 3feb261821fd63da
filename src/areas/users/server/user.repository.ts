import { sql } from 'kysely';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { UserView } from '../contract/user.calls.ts';
import { memberColumns, memberTables } from './member-columns.repository.ts';

/**
 * Serialises changes of users and roles of one company, because rules about all of them ("one administrator remains",
 * "nobody grants what they lack") would not hold between two parallel transactions.
 */
export async function lockUsersOf(trx: Trx, companyId: string): Promise<void> {
  await sql`select from company where id = ${companyId} for no key update`.execute(trx);
}

export type UserRecord = Omit<UserView, 'pathPhoto'> & { readonly photoFileId: string | null };

/** The version changes when the user or their membership changes. */
export async function findUser(trx: Trx, companyId: string, userId: string): Promise<UserRecord | undefined> {
  const { pathPhoto: photoFileId, ...shown } = memberColumns;
  const columns = Object.entries({ ...shown, photoFileId }).map(([name, value]) => sql`${value} as ${sql.id(name)}`);
  const { rows } = await sql<{ found: UserRecord }>`
    select row_to_json(member) as found from (
      select ${sql.join(columns)}, (u.home_company_id is distinct from m.company_id or not m.enabled) as "belongsElsewhere", m.version + u.version as version
      from ${memberTables} where m.company_id = ${companyId} and m.user_id = ${userId}
    ) as member`.execute(trx);
  return rows[0]?.found;
}

/** False when the user already is a member of the company. */
export async function addMember(
  trx: Trx,
  member: { readonly companyId: string; readonly userId: string; readonly invitedBy: string },
): Promise<boolean> {
  const added = await trx
    .insertInto('membership')
    .values({ id: createId(), company_id: member.companyId, user_id: member.userId, invited_by: member.invitedBy })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Whether the person belongs, or belonged, to any company. */
export async function hasMembership(trx: Trx, userId: string): Promise<boolean> {
  const found = await trx.selectFrom('membership').select('id').where('user_id', '=', userId).executeTakeFirst();
  return found !== undefined;
}

/** Raises the version, which the next editor must send. */
export async function touchMember(trx: Trx, companyId: string, userId: string): Promise<void> {
  await trx
    .updateTable('membership')
    .set({ company_id: companyId })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
}

export async function setEnabled(trx: Trx, companyId: string, userId: string, enabled: boolean): Promise<void> {
  await trx
    .updateTable('membership')
    .set({ enabled })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
}

export async function languageOfPerson(trx: Trx, userId: string): Promise<string | null> {
  const found = await trx.selectFrom('app_user').select('language').where('id', '=', userId).executeTakeFirst();
  return found?.language ?? null;
}

export interface IdentityMatch {
  /** Null for a user outside the company. */
  readonly userId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export async function findByIdentity(trx: Trx, forms: readonly string[]): Promise<IdentityMatch | undefined> {
  const { rows } = await sql<IdentityMatch>`
    select user_id as "userId", first_name as "firstName", last_name as "lastName"
    from app.person_by_identity(${[...forms]})`.execute(trx);
  return rows[0];
}
