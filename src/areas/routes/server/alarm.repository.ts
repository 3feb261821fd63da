import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface CompanyAlarms {
  readonly alarms: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly updated_at: Date;
  readonly changed_by: string | null;
}

/** Version 0 until the company changes something. */
export async function companyAlarms(trx: Trx, lock = false): Promise<CompanyAlarms> {
  const { rows } = await sql<CompanyAlarms>`select a.alarms, a.version, a.updated_at,
      (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = a.updated_by) as changed_by
    from company_alarms a where a.company_id = app.company_id() ${lock ? sql`for no key update of a` : sql``}`.execute(
    trx,
  );
  return rows[0] ?? { alarms: {}, version: 0, updated_at: new Date(0), changed_by: null };
}

/** False where somebody else saved first. */
export async function saveCompanyAlarms(
  trx: Trx,
  { companyId, userId, alarms, version }: { companyId: string; userId: string; alarms: string; version: number },
): Promise<boolean> {
  const { rows } =
    await sql`insert into company_alarms (company_id, alarms, updated_by) values (${companyId}, ${alarms}::jsonb, ${userId})
    on conflict (company_id) do update set alarms = excluded.alarms, updated_by = excluded.updated_by
      where company_alarms.version = ${version} returning company_id`.execute(trx);
  return rows.length > 0;
}
