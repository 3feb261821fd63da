import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DeviceKind, OpenProtocol } from '#areas/positions/rules/device-kind.ts';
import { type AppError, requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { Device } from '#platform/db/schema.gen.ts';

export type DeviceRecord = Omit<Selectable<Device>, 'kind' | 'claimed_protocol'> & {
  readonly kind: DeviceKind;
  readonly claimed_protocol: OpenProtocol | null;
};
interface Hashed {
  /** Of the secret; the secret itself is stored nowhere. */
  readonly secretHash?: Buffer | undefined;
}
type Kept = 'search_text' | 'secret_hash' | 'vehicle_id';
export type NewDevice = Omit<Insertable<Device>, Kept> & Hashed;
export type DeviceValues = Omit<Updateable<Device>, Kept | 'version' | 'updated_at'> & Hashed;

const hashed = ({ secretHash }: Hashed) => (secretHash ? { secret_hash: sql<string>`${secretHash}` } : {});

const devices = (trx: Trx) => trx.selectFrom('device').selectAll();

export async function findDevice(trx: Trx, id: string): Promise<DeviceRecord> {
  const record = await devices(trx).where('id', '=', id).executeTakeFirst();
  if (!record) throw requestErrors.notFound();
  return record as DeviceRecord;
}

export async function lockDevice(trx: Trx, id: string): Promise<DeviceRecord> {
  const record = await devices(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!record) throw requestErrors.notFound();
  return record as DeviceRecord;
}

/** By its identifier, however it is spelled. */
export async function findByIdentifiers(
  trx: Trx,
  companyId: string,
  identifiers: readonly string[],
): Promise<readonly DeviceRecord[]> {
  const rows = await devices(trx)
    .where('company_id', '=', companyId)
    .where(sql`app.fold(identifier)`, '=', sql`any(select app.fold(i) from unnest(${[...identifiers]}::text[]) i)`)
    .execute();
  return rows as DeviceRecord[];
}

/** The phone of a driver, where there is one. */
export async function phoneOfDriver(trx: Trx, companyId: string, driverId: string): Promise<DeviceRecord | undefined> {
  const row = await devices(trx)
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .executeTakeFirst();
  return row as DeviceRecord | undefined;
}

export async function insertDevices(trx: Trx, rows: readonly NewDevice[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ secretHash, ...row }) => ({ ...row, ...hashed({ secretHash }) }));
  await refuseConflicts(trx.insertInto('device').values(values).execute());
}

export async function updateDevice(
  trx: Trx,
  { id }: Pick<DeviceRecord, 'id'>,
  { secretHash, ...values }: DeviceValues,
): Promise<void> {
  const set = { ...values, ...hashed({ secretHash }) };
  await refuseConflicts(trx.updateTable('device').set(set).where('id', '=', id).execute());
}

export async function deleteDevice(trx: Trx, { id }: Pick<DeviceRecord, 'id'>): Promise<void> {
  await trx.deleteFrom('device').where('id', '=', id).execute();
}

/** Whether anything was ever stored of what it reported. */
export async function hasReported(trx: Trx, { id }: Pick<DeviceRecord, 'id'>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from latest_position l where l.tracker_id = ${id})
    or exists (select from position p where p.tracker_id = ${id}) as has`.execute(trx);
  return rows[0]?.has ?? false;
}

const taken = (field: string) => (cause: unknown) =>
  requestErrors.alreadyRegistered({ cause, fields: { [field]: { code: 'alreadyRegistered' } } });

/** The loser of a race gets the same error as a later request. */
const CONFLICTS: Readonly<Record<string, (cause: unknown) => AppError>> = {
  device_identifier: taken('identifier'),
  device_driver: taken('driverId'),
};

async function refuseConflicts<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw CONFLICTS[violatedConstraint(cause) ?? '']?.(cause) ?? cause;
  }
}
