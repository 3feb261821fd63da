import { SEE_PHOTOS } from '#areas/session/contract/profile.calls.ts';
import { holds } from '#kernel/permission.ts';
import type { FileReader } from '#platform/files/file-reader.ts';

/** The photo of a person: their own, and those of colleagues where colleagues are shown. */
export const sessionFileReaders: readonly FileReader[] = [
  {
    table: 'app_user',
    column: 'photo_file_id',
    mayRead: async ({ trx, actor }, fileId) => {
      const persons = await trx.selectFrom('app_user').select('id').where('photo_file_id', '=', fileId).execute();
      return persons.some(({ id }) => id === actor.userId || holds(actor.permissions, SEE_PHOTOS));
    },
  },
];
