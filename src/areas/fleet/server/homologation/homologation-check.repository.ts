import { sql } from 'kysely';
import type { CheckDetails } from '#areas/fleet/contract/homologation.shapes.ts';
import type { CheckCode, CheckFailure, CheckSource, CheckStatus } from '#areas/fleet/rules/homologation-check.ts';
import type { Trx } from '#platform/db/database.ts';
import type { HomologationRecord, RecordKey } from './homologation.repository.ts';

/** One register, asked within one request. */
export interface CheckRecord {
  readonly homologationId: string;
  readonly code: CheckCode;
  readonly status: CheckStatus;
  readonly clear: boolean | null;
  readonly source: CheckSource;
  readonly failure: CheckFailure | null;
  readonly message: string | null;
  readonly details: CheckDetails;
  readonly requestedAt: Date;
  readonly settledAt: Date | null;
  readonly checkedBy: string | null;
  readonly evidenceId: string | null;
  readonly evidenceName: string | null;
}

function checks(trx: Trx) {
  return trx
    .selectFrom('homologation_check as c')
    .leftJoin('app_user as u', 'u.id', 'c.checked_by')
    .leftJoin('file_object as f', 'f.id', 'c.evidence_file_id')
    .select([
      'c.homologation_id as homologationId',
      'c.code',
      'c.status',
      'c.clear',
      'c.source',
      'c.failure',
      'c.message',
      'c.details',
      'c.requested_at as requestedAt',
      'c.settled_at as settledAt',
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('checkedBy'),
      'f.id as evidenceId',
      'f.name as evidenceName',
    ]);
}

export function checksIn(trx: Trx, homologationId: string): Promise<readonly CheckRecord[]> {
  return checks(trx).where('c.homologation_id', '=', homologationId).orderBy('c.code').$castTo<CheckRecord>().execute();
}

/** The current state of a record: the latest check of every register. */
export function latestChecks(trx: Trx, { companyId, kind, id }: RecordKey): Promise<readonly CheckRecord[]> {
  return checks(trx)
    .innerJoin('homologation as h', 'h.id', 'c.homologation_id')
    .distinctOn('c.code')
    .where('h.company_id', '=', companyId)
    .where(kind === 'driver' ? 'h.driver_id' : 'h.vehicle_id', '=', id)
    .orderBy('c.code')
    .orderBy('h.requested_at', 'desc')
    .orderBy('h.id', 'desc')
    .$castTo<CheckRecord>()
    .execute();
}

export interface NewCheck {
  readonly code: CheckCode;
  readonly source: CheckSource;
}

/** The registers not asked in this request yet, or without an answer, which are to be asked now. */
export async function openChecks(
  trx: Trx,
  { id, companyId }: Pick<HomologationRecord, 'id' | 'companyId'>,
  wanted: readonly NewCheck[],
  now: Date,
): Promise<readonly CheckCode[]> {
  const opened = await trx
    .insertInto('homologation_check')
    .values(
      wanted.map(({ code, source }) => ({
        company_id: companyId,
        homologation_id: id,
        code,
        source,
        requested_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['homologation_id', 'code'])
        .doUpdateSet((eb) => ({
          status: 'pending',
          failure: null,
          settled_at: null,
          source: eb.ref('excluded.source'),
          requested_at: eb.ref('excluded.requested_at'),
        }))
        .where('homologation_check.status', '=', 'error'),
    )
    .returning('code')
    .execute();
  return opened.map(({ code }) => code as CheckCode);
}

/** The result of a check. */
export interface Settlement {
  readonly status: CheckStatus;
  readonly clear: boolean | null;
  readonly source: CheckSource;
  readonly failure: CheckFailure | null;
  readonly message: string | null;
  readonly details: CheckDetails;
}

/** False when the check was settled before, because the first answer counts. */
export async function settle(
  trx: Trx,
  { homologationId, code }: Pick<CheckRecord, 'homologationId' | 'code'>,
  { details, ...settlement }: Settlement,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('homologation_check')
    .set({ ...settlement, details: JSON.stringify(details), settled_at: now })
    .where('homologation_id', '=', homologationId)
    .where('code', '=', code)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface ManualSettlement {
  readonly status: CheckStatus;
  readonly clear: boolean | null;
  readonly message: string | null;
  readonly checkedBy: string;
  readonly evidenceId: string;
}

export async function overwriteByHand(
  trx: Trx,
  { homologationId, code }: Pick<CheckRecord, 'homologationId' | 'code'>,
  { status, clear, message, checkedBy, evidenceId }: ManualSettlement,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('homologation_check')
    .set({
      status,
      clear,
      message,
      source: 'manual' satisfies CheckSource,
      failure: null,
      details: '{}',
      checked_by: checkedBy,
      evidence_file_id: evidenceId,
      settled_at: now,
    })
    .where('homologation_id', '=', homologationId)
    .where('code', '=', code)
    .execute();
}
