import { sql } from 'kysely';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Period } from '../../rules/whole-months.ts';
import type { CardSide } from './scope.ts';

interface Ask extends Period {
  readonly companyId: string;
  readonly sides: readonly CardSide[];
  readonly kinds: readonly OrderKind[];
}

/** The kinds of the trips that were closed on these days. */
export async function readKinds(
  trx: Trx,
  { companyId, sides, kinds, from, until }: Ask,
): Promise<readonly OrderKind[]> {
  const { rows } = await sql<{ kind: OrderKind }>`
    select kind from report_line
    where company_id = ${companyId} and side = any(${[...sides]}) and kind = any(${[...kinds]}) and dimension = 'whole'
      and starts_on between ${from} and ${until}
    group by kind having sum(ended + cancelled) > 0`.execute(trx);
  return ORDER_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
}

/** Whether a client is none of the own partners: a company whose orders are driven. */
export async function isForeign(trx: Trx, companyId: string, client: string | undefined): Promise<boolean> {
  if (client === undefined || client === '') return false;
  const { rows } = await sql<{ foreign: boolean }>`
    select not exists (select from partner where company_id = ${companyId} and id::text = ${client}) as "foreign"`.execute(
    trx,
  );
  return rows[0]!.foreign;
}
