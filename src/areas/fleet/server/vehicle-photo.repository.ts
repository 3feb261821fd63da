import { sql } from 'kysely';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { VehicleRecord } from './vehicle.repository.ts';

export interface PhotoRecord {
  readonly id: string;
  readonly fileId: string;
  readonly createdAt: Date;
}

type Place = Pick<VehicleRecord, 'company_id' | 'id'>;

export async function photosOf(trx: Trx, { company_id, id }: Place): Promise<PhotoRecord[]> {
  return trx
    .selectFrom('vehicle_photo')
    .select(['id', 'file_id as fileId', 'created_at as createdAt'])
    .where('company_id', '=', company_id)
    .where('vehicle_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Added after the existing ones; expects the vehicle to be locked. */
export async function insertPhoto(trx: Trx, { company_id, id }: Place, fileId: string): Promise<void> {
  await sql`insert into vehicle_photo (id, company_id, vehicle_id, file_id, position)
    select ${createId()}::uuid, ${company_id}::uuid, ${id}::uuid, ${fileId}::uuid, coalesce(max(position), 0) + 1
    from vehicle_photo where company_id = ${company_id} and vehicle_id = ${id}`.execute(trx);
}

export async function deletePhoto(trx: Trx, { company_id, id }: Place, photoId: string): Promise<void> {
  await trx
    .deleteFrom('vehicle_photo')
    .where('company_id', '=', company_id)
    .where('vehicle_id', '=', id)
    .where('id', '=', photoId)
    .execute();
}
