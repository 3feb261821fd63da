import { holds } from '#kernel/permission.ts';
import { companyOf } from '#platform/actor.ts';
import type { FileReader } from '#platform/files/file-reader.ts';
import { READ_WAREHOUSES } from '../contract/warehouse.permissions.ts';

/** Drivers see it on the page of their trip, by an address of its own. */
const warehousePhoto: FileReader = {
  table: 'warehouse_photo',
  column: 'file_id',
  mayRead: async ({ trx, actor }, fileId) => {
    if (!holds(actor.permissions, READ_WAREHOUSES)) return false;
    const photo = await trx
      .selectFrom('warehouse_photo')
      .select('file_id')
      .where('company_id', '=', companyOf(actor))
      .where('file_id', '=', fileId)
      .executeTakeFirst();
    return photo !== undefined;
  },
};

export const warehouseFileReaders: readonly FileReader[] = [warehousePhoto];
