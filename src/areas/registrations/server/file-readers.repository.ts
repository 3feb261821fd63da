import { holds } from '#kernel/permission.ts';
import { companyOf } from '#platform/actor.ts';
import type { FileReader } from '#platform/files/file-reader.ts';
import { registrationCountries, WRITE_REGISTRATIONS } from '../contract/registration.permissions.ts';

/** What was sent with a registration, for those who decide about it. */
export const registrationFileReaders: readonly FileReader[] = [
  {
    table: 'registration_file',
    column: 'file_id',
    mayRead: async ({ trx, actor }, fileId) => {
      if (!holds(actor.permissions, WRITE_REGISTRATIONS)) return false;
      const row = await trx
        .selectFrom('registration_file as f')
        .innerJoin('registration as r', (join) =>
          join.onRef('r.company_id', '=', 'f.company_id').onRef('r.id', '=', 'f.registration_id'),
        )
        .select('r.country_code as country')
        .where('f.company_id', '=', companyOf(actor))
        .where('f.file_id', '=', fileId)
        .executeTakeFirst();
      return registrationCountries(actor.permissions).some((code) => code === row?.country);
    },
  },
];
