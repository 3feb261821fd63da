import { type Insertable, type Selectable, sql } from 'kysely';
import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import type { Question, TaskEvidence, TaskRole } from '#areas/operations/rules/stage.ts';
import type { Position } from '#kernel/position.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { LoadOrderTask } from '#platform/db/schema.gen.ts';
import { findFile, type StoredFile } from '#platform/files/stored-file.ts';

export type TaskRecord = Omit<Selectable<LoadOrderTask>, 'by' | 'evidence' | 'form' | 'answers'> & {
  readonly by: TaskRole;
  readonly evidence: TaskEvidence;
  readonly form: readonly Question[];
  readonly answers: Readonly<Record<string, string | number | boolean | null>>;
  /** Name of the person who did it. */
  readonly doneByName: string | null;
};

type Place = Pick<OrderRecord, 'company_id' | 'id'>;

/** Read in platform scope: the person who did a task may belong to another company. */
export async function findTasks(trx: Trx, { company_id, id }: Place): Promise<TaskRecord[]> {
  const rows = await withPlatformScope(trx, () =>
    trx
      .selectFrom('load_order_task as t')
      .leftJoin('app_user as u', 'u.id', 't.done_by')
      .selectAll('t')
      .select(sql<string | null>`coalesce(u.first_name || ' ' || u.last_name, t.done_by_name)`.as('doneByName'))
      .where('t.company_id', '=', company_id)
      .where('t.order_id', '=', id)
      .orderBy('t.stage_position')
      .orderBy('t.position')
      .execute(),
  );
  return rows as unknown as TaskRecord[];
}

export async function insertTasks(trx: Trx, rows: readonly Insertable<LoadOrderTask>[]): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto('load_order_task')
      .values([...rows])
      .execute();
}

export async function deleteTasks(trx: Trx, { company_id, id }: Place): Promise<void> {
  await trx.deleteFrom('load_order_task').where('company_id', '=', company_id).where('order_id', '=', id).execute();
}

/** A task in the words of the rules. */
export function stateOf({ required, waits, stop_id, by, done_at }: TaskRecord) {
  return { required, waits, stopId: stop_id, by, done: done_at !== null };
}

export interface TaskDone {
  readonly at: Date;
  readonly userId: string | null;
  readonly byName: string | null;
  readonly clientKey: string | null;
  readonly note: string | null;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The order is locked, so nobody else completes one of its tasks meanwhile. */
export async function writeDone(trx: Trx, { company_id, id }: TaskRecord, done: TaskDone): Promise<void> {
  const { at, userId, byName, clientKey, note, answers, lat, lng } = done;
  await trx
    .updateTable('load_order_task')
    .set({
      done_at: at,
      done_by: userId,
      done_by_name: byName,
      client_key: clientKey,
      note,
      answers: JSON.stringify(answers),
      lat,
      lng,
    })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export async function writePosition(trx: Trx, { company_id, id }: TaskRecord, { lat, lng }: Position): Promise<void> {
  await trx
    .updateTable('load_order_task')
    .set({ lat, lng })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export interface TaskFile {
  readonly id: string;
  readonly taskId: string;
  readonly file: StoredFile;
}

/** Proof is visible to everybody who sees the order; the caller has checked access to the order. */
export async function proofOf(trx: Trx, { company_id, id }: Place): Promise<TaskFile[]> {
  return withPlatformScope(trx, async () => {
    const rows = await trx
      .selectFrom('load_order_file')
      .select(['id', 'task_id', 'file_id', 'name'])
      .where('company_id', '=', company_id)
      .where('order_id', '=', id)
      .where('task_id', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const found: TaskFile[] = [];
    for (const row of rows) {
      const file = await findFile(trx, row.file_id);
      if (file && row.task_id) found.push({ id: row.id, taskId: row.task_id, file: { ...file, name: row.name } });
    }
    return found;
  });
}

/** Decides the language of the built-in tasks. */
export async function companyCountry(trx: Trx, companyId: string): Promise<string | null> {
  const company = await trx.selectFrom('company').select('country_code').where('id', '=', companyId).executeTakeFirst();
  return company?.country_code ?? null;
}
