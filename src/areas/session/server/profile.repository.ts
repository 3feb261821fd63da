import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export type Profile = NonNullable<Awaited<ReturnType<typeof readProfile>>>;
export type ProfileChange = { readonly [K in keyof Profile]?: Profile[K] | undefined };

export function readProfile(trx: Trx, userId: string) {
  return trx
    .selectFrom('app_user')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'country_code as countryCode',
      'phone',
      'document_id as documentId',
      'street',
      'language',
      'theme_mode as themeMode',
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveProfile(trx: Trx, userId: string, profile: Profile): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      country_code: profile.countryCode,
      phone: profile.phone,
      document_id: profile.documentId,
      street: profile.street,
      language: profile.language,
      theme_mode: profile.themeMode,
    })
    .where('id', '=', userId)
    .execute();
}

export async function saveEmail(trx: Trx, userId: string, email: string): Promise<void> {
  await trx.updateTable('app_user').set({ email }).where('id', '=', userId).execute();
}

/** Undefined when the transaction may not see the user. */
export function readPhoto(trx: Trx, userId: string) {
  return trx
    .selectFrom('app_user')
    .select('photo_file_id as photoFileId')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function savePhoto(trx: Trx, userId: string, photoFileId: string | null): Promise<void> {
  await trx.updateTable('app_user').set({ photo_file_id: photoFileId }).where('id', '=', userId).execute();
}

export async function savePushToken(trx: Trx, userId: string, pushToken: string | null): Promise<void> {
  await trx.updateTable('app_user').set({ push_token: pushToken }).where('id', '=', userId).execute();
}

/** What decides about reminders; `passwordEnds` only for a temporary password. */
export function readReminderState(trx: Trx, userId: string) {
  return trx
    .selectFrom('app_user')
    .select('reminded_on as remindedOn')
    .select(sql<Date | null>`case when password_temporary then password_expires_at end`.as('passwordEnds'))
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function acceptedOn(trx: Trx, userId: string, day: string): Promise<void> {
  await trx.updateTable('app_user').set({ reminded_on: day }).where('id', '=', userId).execute();
}
