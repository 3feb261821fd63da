import { PROFILE_READ } from '#areas/companies/contract/company.permissions.ts';
import { holds } from '#kernel/permission.ts';
import { type FileReader, isAttachedHere } from '#platform/files/file-reader.ts';

/** Images of the theme are public; a company's own people see them also before they are. */
const IMAGES = ['logo_file_id', 'favicon_file_id', 'login_background_file_id', 'marketplace_image_file_id'];
const DOCUMENT = { table: 'company_document', column: 'file_id' } as const;

export const companyFileReaders: readonly FileReader[] = [
  ...IMAGES.map(
    (column): FileReader => ({
      table: 'company',
      column,
      mayRead: (context, fileId) => isAttachedHere(context, { table: 'company', column }, fileId),
    }),
  ),
  {
    ...DOCUMENT,
    mayRead: async (context, fileId) =>
      holds(context.actor.permissions, PROFILE_READ) && isAttachedHere(context, DOCUMENT, fileId),
  },
];
