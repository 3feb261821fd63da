import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface RoleRecord {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly isAdmin: boolean;
  readonly shipped: boolean;
  readonly version: number;
}

export interface CountedRole extends RoleRecord {
  readonly users: number;
}

const fields = ['id', 'key', 'name', 'permissions', 'is_admin as isAdmin', 'shipped', 'version'] as const;

export async function rolesOfCompany(trx: Trx, companyId: string): Promise<readonly CountedRole[]> {
  return trx
    .selectFrom('role')
    .select(fields)
    .select((role) =>
      role
        .selectFrom('membership_role as mr')
        .whereRef('mr.company_id', '=', 'role.company_id')
        .whereRef('mr.role_id', '=', 'role.id')
        .select(sql<number>`count(*)::int`.as('users'))
        .$asScalar()
        .$notNull()
        .as('users'),
    )
    .where('company_id', '=', companyId)
    .orderBy('is_admin', 'desc')
    .orderBy('shipped', 'desc')
    .orderBy(sql`app.fold(name)`)
    .execute();
}

export async function findRoles(trx: Trx, companyId: string, ids: readonly string[]): Promise<readonly RoleRecord[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('role')
    .select(fields)
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
}

export async function rolesOfUser(trx: Trx, companyId: string, userId: string): Promise<readonly RoleRecord[]> {
  return trx
    .selectFrom('role')
    .select(fields)
    .where('company_id', '=', companyId)
    .where('id', 'in', (held) =>
      held
        .selectFrom('membership_role')
        .select('role_id')
        .where('company_id', '=', companyId)
        .where('user_id', '=', userId),
    )
    .execute();
}

type Roles = readonly Pick<RoleRecord, 'id'>[];

export async function assignRoles(trx: Trx, companyId: string, userId: string, roles: Roles): Promise<void> {
  if (roles.length === 0) return;
  await trx
    .insertInto('membership_role')
    .values(roles.map(({ id }) => ({ company_id: companyId, user_id: userId, role_id: id })))
    .execute();
}

export async function takeRoles(trx: Trx, companyId: string, userId: string, roles: Roles): Promise<void> {
  if (roles.length === 0) return;
  await trx
    .deleteFrom('membership_role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where(
      'role_id',
      'in',
      roles.map(({ id }) => id),
    )
    .execute();
}

export interface NewRole {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly isAdmin: boolean;
  readonly shipped: boolean;
}

/** Keys that the company already has stay unchanged. */
export async function insertRoles(trx: Trx, companyId: string, roles: readonly NewRole[]): Promise<void> {
  await trx
    .insertInto('role')
    .values(
      roles.map(({ id, key, name, permissions, isAdmin, shipped }) => ({
        id,
        company_id: companyId,
        key,
        name,
        permissions: [...permissions],
        is_admin: isAdmin,
        shipped,
      })),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doNothing())
    .execute();
}

export async function rewriteRole(
  trx: Trx,
  companyId: string,
  role: Pick<RoleRecord, 'id' | 'name' | 'permissions' | 'isAdmin'>,
): Promise<void> {
  await trx
    .updateTable('role')
    .set({ name: role.name, permissions: [...role.permissions], is_admin: role.isAdmin })
    .where('company_id', '=', companyId)
    .where('id', '=', role.id)
    .execute();
}

/** How many open invitations promise the role. */
export async function countPromises(trx: Trx, companyId: string, roleId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('membership_invitation_role')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .where('role_id', '=', roleId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteRole(trx: Trx, companyId: string, roleId: string): Promise<void> {
  await trx.deleteFrom('role').where('company_id', '=', companyId).where('id', '=', roleId).execute();
}

export async function holdersOf(trx: Trx, companyId: string, roleId: string): Promise<readonly string[]> {
  const held = await trx
    .selectFrom('membership_role')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('role_id', '=', roleId)
    .execute();
  return held.map(({ user_id }) => user_id);
}

/** What decides about the roles a company starts with. */
export function findCompanyKind(trx: Trx, companyId: string) {
  return trx
    .selectFrom('company')
    .select(['country_code as country', 'is_platform as isPlatform'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}
