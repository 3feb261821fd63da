import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export type Series = 'operation' | 'loadOrder' | 'checklist' | 'contract';

const PREFIX: Readonly<Record<Series, string>> = { operation: 'OP', loadOrder: 'OC', checklist: 'CL', contract: 'CT' };
/** The first number of every series: short enough to say, long enough to look for. */
const BEFORE_FIRST = 10_000;

/** The next codes of a company's series, in order and without a gap; others who want one wait for the commit. */
export async function nextCodes(trx: Trx, companyId: string, series: Series, count = 1): Promise<string[]> {
  const { rows } = await sql<{ last: string }>`
    insert into company_series (company_id, name, last_number) values (${companyId}, ${series}, ${BEFORE_FIRST + count})
    on conflict (company_id, name) do update set last_number = company_series.last_number + ${count}
    returning last_number as last`.execute(trx);
  const last = Number(rows[0]!.last);
  return Array.from({ length: count }, (_, at) => `${PREFIX[series]}-${last - count + 1 + at}`);
}
