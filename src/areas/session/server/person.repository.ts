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
