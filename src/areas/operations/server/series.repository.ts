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

/** The next codes of a company's series. Nobody waits for anybody here; what is rolled back leaves a gap. */
export async function nextCodes(trx: Trx, companyId: string, series: Series, count = 1): Promise<string[]> {
  return (await nextCodesOf(trx, companyId, [{ series, count }]))[0]!;
}

/** The same for several series at once. */
export async function nextCodesOf(
  trx: Trx,
  companyId: string,
  wanted: readonly { readonly series: Series; readonly count: number }[],
): Promise<string[][]> {
  const names = wanted.map(({ series }) => series);
  const counts = wanted.map(({ count }) => count);
  const { rows } = await sql<{ numbers: string[] }>`
    select app.next_numbers(${companyId}, name, count)::text[] as numbers
    from unnest(${names}::text[], ${counts}::int[]) with ordinality as w (name, count, nth) order by nth`.execute(trx);
  return rows.map(({ numbers }, at) => numbers.map((number) => `${PREFIX[wanted[at]!.series]}-${number}`));
}
