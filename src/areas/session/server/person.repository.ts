import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface PersonDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string | null;
  readonly phone: string | null;
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
