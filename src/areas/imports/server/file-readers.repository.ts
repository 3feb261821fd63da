import type { FileReader } from '#platform/files/file-reader.ts';

/** Templates and error reports are for the person who asked for them. */
export const importFileReaders: readonly FileReader[] = [
  {
    table: 'import_file',
    column: 'file_id',
    mayRead: async ({ trx, actor }, fileId) => {
      const own = await trx
        .selectFrom('import_file as i')
        .innerJoin('file_object as f', 'f.id', 'i.file_id')
        .select('f.id')
        .where('i.file_id', '=', fileId)
        .where('f.owner_id', '=', actor.userId)
        .executeTakeFirst();
      return own !== undefined;
    },
  },
];
