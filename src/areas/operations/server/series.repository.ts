import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export type Series = 'operation' | 'loadOrder' | 'checklist' | 'contract' | 'opportunity';

const PREFIX: Readonly<Record<Series, string>> = {
  operation: 'OP',
  loadOrder: 'OC',
  checklist: 'CL',
  contract: 'CT',
  opportunity: 'OF',
};
/** The first number of every series: short enough to say, long enough to search for. */
const BEFORE_FIRST = 10_000;

/** The next codes of a company's series, consecutive and without gaps; other requests for codes wait for the commit. */
export async function nextCodes(trx: Trx, companyId: string, series: Series, count = 1): Promise<string[]> {
  return (await nextCodesOf(trx, companyId, [{ series, count }]))[0]!;
}

/** The same for several series at once, always in the same order to avoid deadlocks. */
export async function nextCodesOf(
  trx: Trx,
  companyId: string,
  wanted: readonly { readonly series: Series; readonly count: number }[],
): Promise<string[][]> {
  // Unused series are not touched, because locking them would block others.
  const some = wanted.filter(({ count }) => count > 0);
  const names = some.map(({ series }) => series);
  const counts = some.map(({ count }) => count);
  const { rows } = await sql<{ name: Series; last: string }>`
    insert into company_series as s (company_id, name, last_number)
    select ${companyId}::uuid, name, ${BEFORE_FIRST}::int + count from unnest(${names}::text[], ${counts}::int[]) as w(name, count)
    on conflict (company_id, name) do update set last_number = s.last_number + excluded.last_number - ${BEFORE_FIRST}::int
    returning name, last_number as last`.execute(trx);
  const last = new Map(rows.map((row) => [row.name, Number(row.last)]));
  return wanted.map(({ series, count }) =>
    Array.from({ length: count }, (_, at) => `${PREFIX[series]}-${last.get(series)! - count + 1 + at}`),
  );
}
