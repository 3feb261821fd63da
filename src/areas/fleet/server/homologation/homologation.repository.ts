import { type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { Question } from '#areas/fleet/rules/homologation-question.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DB, Homologation } from '#platform/db/schema.gen.ts';
import type { CheckedRecord } from './checked-record.repository.ts';

export type RecordKey = Pick<CheckedRecord, 'kind' | 'id' | 'companyId'>;

/** One request to ask registers about one record. */
export interface HomologationRecord {
  readonly id: string;
  readonly companyId: string;
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly country: CountryCode;
  readonly question: Question;
  readonly requestedAt: Date;
  readonly dueAt: Date;
  readonly finishedAt: Date | null;
  readonly notifiedAt: Date | null;
}

const COLUMNS = [
  'id',
  'company_id as companyId',
  'driver_id as driverId',
  'vehicle_id as vehicleId',
  'country_code as country',
  'question',
  'requested_at as requestedAt',
  'due_at as dueAt',
  'finished_at as finishedAt',
  'notified_at as notifiedAt',
] as const;

type Requests = SelectQueryBuilder<DB, 'homologation', object>;

function first(query: Requests): Promise<HomologationRecord | undefined> {
  return query.select(COLUMNS).$castTo<HomologationRecord>().executeTakeFirst();
}

const about = (trx: Trx, { companyId, kind, id }: RecordKey): Requests =>
  trx
    .selectFrom('homologation')
    .where('company_id', '=', companyId)
    .where(kind === 'driver' ? 'driver_id' : 'vehicle_id', '=', id);

export function findLatest(trx: Trx, record: RecordKey): Promise<HomologationRecord | undefined> {
  return first(about(trx, record).orderBy('requested_at', 'desc').orderBy('id', 'desc').limit(1));
}

/** The request that still waits for answers, locked. */
export function lockOpen(trx: Trx, record: RecordKey): Promise<HomologationRecord | undefined> {
  return first(about(trx, record).where('finished_at', 'is', null).forUpdate());
}

/** Locks the request, so that answers that arrive at the same time are counted one by one. */
export function lockHomologation(trx: Trx, id: string): Promise<HomologationRecord | undefined> {
  return first(trx.selectFrom('homologation').where('id', '=', id).forUpdate());
}

export function findHomologation(trx: Trx, id: string): Promise<HomologationRecord | undefined> {
  return first(trx.selectFrom('homologation').where('id', '=', id));
}

export interface NewHomologation {
  readonly record: CheckedRecord;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly dueAt: Date;
}

export async function insertHomologation(trx: Trx, fresh: NewHomologation): Promise<string> {
  const { record, requestedBy, requestedAt, dueAt } = fresh;
  const id = createId(requestedAt.getTime());
  await trx
    .insertInto('homologation')
    .values({
      id,
      company_id: record.companyId,
      driver_id: record.kind === 'driver' ? record.id : null,
      vehicle_id: record.kind === 'driver' ? null : record.id,
      country_code: record.country,
      question: JSON.stringify(record.question),
      requested_by: requestedBy,
      requested_at: requestedAt,
      due_at: dueAt,
    })
    .execute();
  return id;
}

/** Registers that join later get the current data and their own time limit. */
export async function extendHomologation(trx: Trx, id: string, question: Question, dueAt: Date): Promise<void> {
  await update(trx, id, { question: JSON.stringify(question), due_at: dueAt });
}

export async function markFinished(trx: Trx, id: string, at: Date): Promise<void> {
  await update(trx, id, { finished_at: at });
}

export async function markNotified(trx: Trx, id: string, at: Date): Promise<void> {
  await update(trx, id, { notified_at: at });
}

async function update(trx: Trx, id: string, changes: Updateable<Homologation>): Promise<void> {
  await trx.updateTable('homologation').set(changes).where('id', '=', id).execute();
}

/** Requests without a job or a worker, which would never end. */
export async function findLost(trx: Trx, before: Date, limit: number): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('homologation')
    .select('id')
    .where('finished_at', 'is', null)
    .where('due_at', '<', before)
    .orderBy('due_at')
    .limit(sql.lit(limit))
    .execute();
  return rows.map(({ id }) => id);
}

export interface Watcher {
  readonly userId: string;
  readonly pusherId: string;
}

export async function watch(trx: Trx, companyId: string, id: string, { userId, pusherId }: Watcher): Promise<void> {
  await trx
    .insertInto('homologation_watcher')
    .values({ company_id: companyId, homologation_id: id, user_id: userId, pusher_id: pusherId })
    .onConflict((conflict) => conflict.columns(['homologation_id', 'user_id']).doUpdateSet({ pusher_id: pusherId }))
    .execute();
}

export async function watchersOf(trx: Trx, id: string): Promise<readonly Watcher[]> {
  return trx
    .selectFrom('homologation_watcher')
    .select(['user_id as userId', 'pusher_id as pusherId'])
    .where('homologation_id', '=', id)
    .orderBy('user_id')
    .execute();
}
