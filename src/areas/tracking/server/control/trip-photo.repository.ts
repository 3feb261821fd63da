import { createId } from '#kernel/ids.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { FileReader } from '#platform/files/file-reader.ts';
import { findFile, type StoredFile } from '#platform/files/stored-file.ts';

export interface SentPhoto {
  readonly fileId: string;
  readonly name: string;
}

interface OfOrder {
  readonly company_id: string;
  readonly id: string;
}

type Owner = { readonly report_id: string } | { readonly trouble_id: string };

export async function insertPhotos(
  trx: Trx,
  { company_id, id: order_id }: OfOrder,
  owner: Owner,
  photos: readonly SentPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const rows = photos.map(({ fileId: file_id, name }) => ({
    id: createId(),
    company_id,
    order_id,
    ...owner,
    file_id,
    name,
  }));
  await withPlatformScope(trx, () => trx.insertInto('trip_photo').values(rows).execute());
}

export interface TripPhoto {
  readonly id: string;
  readonly ownerId: string;
  readonly file: StoredFile;
}

/** Everybody who sees the order sees them, whoever took them; the caller has checked that. */
export const photosOf = (trx: Trx, { id }: OfOrder): Promise<TripPhoto[]> =>
  withPlatformScope(trx, async () => {
    const rows = await trx
      .selectFrom('trip_photo')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const found: TripPhoto[] = [];
    for (const { id: photoId, report_id, trouble_id, file_id, name } of rows) {
      const file = await findFile(trx, file_id);
      const ownerId = report_id ?? trouble_id;
      if (file && ownerId) found.push({ id: photoId, ownerId, file: { ...file, name } });
    }
    return found;
  });

/** Whoever may see the order: the table is protected by that. */
export const tripPhotoReader: FileReader = {
  table: 'trip_photo',
  column: 'file_id',
  mayRead: async ({ trx }, fileId) => {
    const photo = await trx.selectFrom('trip_photo').select('id').where('file_id', '=', fileId).executeTakeFirst();
    return photo !== undefined;
  },
};
