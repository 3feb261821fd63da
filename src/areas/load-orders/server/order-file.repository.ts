import type { Insertable, Updateable } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { LoadOrderFile } from '#platform/db/schema.gen.ts';
import type { OrderKey } from './order-stop.repository.ts';

export interface OrderFileRecord {
  readonly id: string;
  readonly type: string;
  readonly fileId: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly taskId: string | null;
  readonly stopId: string | null;
  readonly createdAt: Date;
}

/** Read in platform scope, because the file may belong to the carrier's company. */
function files(trx: Trx, { company_id, id }: OrderKey) {
  return trx
    .selectFrom('load_order_file as l')
    .innerJoin('file_object as f', 'f.id', 'l.file_id')
    .select([
      'l.id',
      'l.type',
      'l.file_id as fileId',
      'l.name',
      'f.content_type as contentType',
      'f.size',
      'l.task_id as taskId',
      'l.stop_id as stopId',
      'l.created_at as createdAt',
    ])
    .where('l.company_id', '=', company_id)
    .where('l.order_id', '=', id);
}

export async function filesOf(trx: Trx, order: OrderKey): Promise<OrderFileRecord[]> {
  return files(trx, order).orderBy('l.created_at').orderBy('l.id').execute();
}

export async function findOrderFile(trx: Trx, order: OrderKey, id: string): Promise<OrderFileRecord | undefined> {
  return files(trx, order).where('l.id', '=', id).executeTakeFirst();
}

export async function countFiles(trx: Trx, { company_id, id }: OrderKey): Promise<number> {
  const { count } = await trx
    .selectFrom('load_order_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', company_id)
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertOrderFiles(trx: Trx, files: readonly Insertable<LoadOrderFile>[]): Promise<void> {
  if (files.length > 0)
    await trx
      .insertInto('load_order_file')
      .values([...files])
      .execute();
}

export async function updateOrderFile(
  trx: Trx,
  { company_id }: OrderKey,
  id: string,
  values: Pick<Updateable<LoadOrderFile>, 'name' | 'type'>,
): Promise<void> {
  await trx
    .updateTable('load_order_file')
    .set(values)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteOrderFile(trx: Trx, { company_id }: OrderKey, id: string): Promise<void> {
  await trx.deleteFrom('load_order_file').where('company_id', '=', company_id).where('id', '=', id).execute();
}
