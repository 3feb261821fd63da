import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface PersonDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string | null;
  readonly phone: string | null;
}

export interface InvitedPerson extends PersonDetails {
  readonly id: string;
  readonly email: string;
  readonly language: string | null;
  readonly homeCompanyId: string;
}

/** The person with this address; one is made where there is none. What is known about a person stays as it is. */
export async function personFor(trx: Trx, invited: InvitedPerson) {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from app_user where country_code = ${invited.countryCode} and phone = ${invited.phone}) as taken
  `.execute(trx);
  // A phone belongs to one person only, and the company does not learn that somebody else has it.
  const phone = rows[0]?.taken ? { country_code: null, phone: null } : phoneOf(invited);
  await trx
    .insertInto('app_user')
    .values({
      id: invited.id,
      email: invited.email,
      first_name: invited.firstName,
      last_name: invited.lastName,
      ...phone,
      language: invited.language,
      home_company_id: invited.homeCompanyId,
      selected_company_id: invited.homeCompanyId,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return trx
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name as firstName', 'language', 'enabled', 'activated_at as activatedAt'])
    .where('email', '=', invited.email)
    .executeTakeFirstOrThrow();
}

const phoneOf = ({ countryCode, phone }: PersonDetails) => ({ country_code: countryCode, phone });

export async function homeOf(trx: Trx, userId: string): Promise<string | null> {
  const found = await trx
    .selectFrom('app_user')
    .select('home_company_id as companyId')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.companyId ?? null;
}

/** The account belongs to this company from now on. */
export async function setHome(trx: Trx, userId: string, companyId: string): Promise<void> {
  await trx.updateTable('app_user').set({ home_company_id: companyId }).where('id', '=', userId).execute();
}

export async function updatePerson(trx: Trx, userId: string, details: PersonDetails): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      first_name: details.firstName,
      last_name: details.lastName,
      country_code: details.countryCode,
      phone: details.phone,
    })
    .where('id', '=', userId)
    .execute();
}

export async function setSuperAdministrator(trx: Trx, userId: string, flag: boolean): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ is_super_admin: flag })
    .where('id', '=', userId)
    .where('is_super_admin', '<>', flag)
    .execute();
}

export async function readPushToken(trx: Trx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ token: string }>`
    select push_token as token from app_user where id = ${userId} and enabled and push_token is not null`.execute(trx);
  return rows[0]?.token;
}

/** Deletes only the expired token, because the user may have subscribed again meanwhile. */
export async function forgetPushToken(trx: Trx, userId: string, token: string): Promise<void> {
  await sql`update app_user set push_token = null where id = ${userId} and push_token = ${token}`.execute(trx);
}
