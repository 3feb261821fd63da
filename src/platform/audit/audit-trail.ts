import type { Trx } from '../db/database.ts';
import type { Changes } from './changes.ts';

export interface TrailEntry {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly userId: string | null;
  /** Null when no person acted, or one whom the reader may not see. */
  readonly userName: string | null;
  /** Done by somebody of the platform who had stepped into the company. */
  readonly bySupport: boolean;
  readonly changes: Changes;
}

export interface Trail {
  readonly entries: readonly TrailEntry[];
  readonly totalPage: number;
  readonly totalRegistry: number;
}

export interface TrailQuery {
  readonly entity: string;
  readonly entityId: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** What happened to one record, newest first, as far as the transaction's person may see it. */
export async function auditTrail(trx: Trx, { entity, entityId, page, size }: TrailQuery): Promise<Trail> {
  const ofRecord = trx
    .selectFrom('audit_entry as e')
    .where('e.entity', '=', entity)
    .where('e.entity_id', '=', entityId);
  const { count } = await ofRecord.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await ofRecord
    .leftJoin('app_user as u', 'u.id', 'e.user_id')
    .leftJoin('step_in as s', 's.id', 'e.step_in_id')
    .select(['e.id', 'e.at', 'e.action', 'e.user_id', 'e.changes', 'u.first_name', 'u.last_name'])
    .select(['e.step_in_id', 's.user_name'])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    entries: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      userId: row.user_id,
      userName: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.user_name,
      bySupport: row.step_in_id !== null,
      changes: row.changes as Changes,
    })),
    totalPage: Math.ceil(count / size),
    totalRegistry: count,
  };
}
