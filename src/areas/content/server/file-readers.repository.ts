import { sql } from 'kysely';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import type { FileReader } from '#platform/files/file-reader.ts';
import { MANAGE_BENEFITS, MANAGE_NEWS } from '../contract/content.permissions.ts';
import type { PublishedTable } from './publication.repository.ts';

/** What is published is for its readers; before and afterwards for those who manage it. Row-level security knows whose it is. */
const pictureOf = (table: PublishedTable, column: string, managers: PermissionRule): FileReader => ({
  table,
  column,
  mayRead: async ({ trx, actor }, fileId) => {
    const { rows } = await sql<{ seen: boolean }>`
      select exists (select from ${sql.table(table)} r where r.${sql.id(column)} = ${fileId}
        and (r.state = 'published' or ${holds(actor.permissions, managers)}::boolean and r.company_id = app.company_id())) as seen`.execute(
      trx,
    );
    return rows[0]!.seen;
  },
});

export const contentFileReaders: readonly FileReader[] = [
  pictureOf('article', 'picture_file_id', MANAGE_NEWS),
  pictureOf('benefit', 'logo_file_id', MANAGE_BENEFITS),
];
