import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { VehicleRecord } from './vehicle.repository.ts';

export interface MatchedDriver {
  readonly id: string;
  readonly fullName: string;
  readonly photoFileId: string | null;
  readonly enabled: boolean;
  readonly documentsExpired: boolean;
}

type Place = Pick<VehicleRecord, 'company_id' | 'id'>;

function drivers(trx: Trx, companyId: string, id: string) {
  return trx
    .selectFrom('driver')
    .select([
      'id',
      sql<string>`first_name || ' ' || last_name`.as('fullName'),
      'photo_file_id as photoFileId',
      'enabled',
      'documents_expired as documentsExpired',
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', id);
}

export async function findDriver(trx: Trx, companyId: string, id: string): Promise<MatchedDriver | undefined> {
  return drivers(trx, companyId, id).executeTakeFirst();
}

/** Locks the driver, so that they stay enabled and free until the end of the transaction. */
export async function lockMatchedDriver(trx: Trx, companyId: string, id: string): Promise<MatchedDriver | undefined> {
  return drivers(trx, companyId, id).forNoKeyUpdate().executeTakeFirst();
}

/** The truck of a driver, by the id of the driver or of the account. */
export async function truckIdOfDriver(trx: Trx, companyId: string, id: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('vehicle as v')
    .innerJoin('driver as d', (on) => on.onRef('d.company_id', '=', 'v.company_id').onRef('d.id', '=', 'v.driver_id'))
    .select('v.id')
    .where('v.company_id', '=', companyId)
    .where((is) => is.or([is('d.id', '=', id), is('d.user_id', '=', id)]))
    .executeTakeFirst();
  return row?.id;
}

export interface VehicleName {
  readonly id: string;
  /** As its country writes it. */
  readonly plate: string;
}

/** The truck that pulls a semitrailer, as its first or its second. */
export async function truckPulling(trx: Trx, { company_id, id }: Place): Promise<VehicleName | undefined> {
  return trx
    .selectFrom('vehicle')
    .select(['id', sql<string>`app.shown_plate(country_code, plate)`.as('plate')])
    .where('company_id', '=', company_id)
    .where((is) => is.or([is('trailer_id', '=', id), is('second_trailer_id', '=', id)]))
    .executeTakeFirst();
}

export async function partnerName(trx: Trx, companyId: string, id: string) {
  return trx
    .selectFrom('partner')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function linkedDevices(trx: Trx, companyId: string, markets: readonly string[]) {
  return trx
    .selectFrom('vehicle')
    .select(['id', sql<string>`app.shown_plate(country_code, plate)`.as('plate'), 'gps_device_id as deviceId'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'truck')
    .where('market', '=', sql<string>`any(${[...markets]})`)
    .where('gps_device_id', 'is not', null)
    .$narrowType<{ deviceId: string }>()
    .orderBy('plate')
    .execute();
}

/** The truck of the company that a device is on, however its number is spelled. */
export async function truckWithDevice(trx: Trx, companyId: string, deviceId: string): Promise<VehicleName | undefined> {
  return trx
    .selectFrom('vehicle')
    .select(['id', sql<string>`app.shown_plate(country_code, plate)`.as('plate')])
    .where('company_id', '=', companyId)
    .where('gps_device_id', 'is not', null)
    .where(sql`app.fold(gps_device_id)`, '=', sql`app.fold(${deviceId})`)
    .executeTakeFirst();
}
