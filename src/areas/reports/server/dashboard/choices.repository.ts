import { sql } from 'kysely';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { Trx } from '#platform/db/database.ts';
import type { CardSide } from './scope.ts';

const MOST = 200;

export interface Choice {
  readonly dimension: 'client' | 'carrier' | 'operator' | 'lane' | 'country' | 'category';
  readonly id: string;
  /** Null where it has no name of its own, such as a lane or a category. */
  readonly name: string | null;
}

interface Ask {
  readonly companyId: string;
  readonly sides: readonly CardSide[];
  readonly kinds: readonly OrderKind[];
}

/** What the trips of a company are really about: of each dimension the most frequent. */
export async function readChoices(trx: Trx, { companyId, sides, kinds }: Ask): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    with used as (
      select dimension, side, value, sum(ended + cancelled) as trips,
        row_number() over (partition by dimension order by sum(ended + cancelled) desc, value) as place
      from report_line
      where company_id = ${companyId} and side = any(${[...sides]}) and kind = any(${[...kinds]})
        and dimension in ('client', 'carrier', 'operator', 'lane', 'country', 'category')
      group by dimension, side, value having sum(ended + cancelled) > 0)
    select u.dimension, u.value as id, coalesce(p.name, c.company_name, btrim(a.first_name || ' ' || a.last_name)) as name
    from used u
    left join partner p on p.company_id = ${companyId}
      and p.id = case when u.dimension in ('client', 'carrier') and u.side = 'own' then u.value::uuid end
    left join company c on c.id = case when u.dimension = 'client' and u.side = 'carrier' then u.value::uuid end
    left join app_user a on a.id = case when u.dimension = 'operator' then u.value::uuid end
    where u.place <= ${MOST}
    order by u.dimension, lower(coalesce(p.name, c.company_name, a.first_name || ' ' || a.last_name, u.value)), u.value`.execute(
    trx,
  );
  return rows;
}

/** The kinds that closed trips have, and the day of the first; of open ones the lists tell. */
export async function readExtent(
  trx: Trx,
  { companyId, sides, kinds }: Ask,
): Promise<{ readonly kinds: readonly OrderKind[]; readonly firstDay: string | null }> {
  const parts = sides.flatMap((side) =>
    kinds.map(
      (kind) => sql`select ${kind}::text as kind, (select min(starts_on)::text from (
          select starts_on from report_line where company_id = ${companyId} and side = ${side} and dimension = 'whole'
            and kind = ${kind} group by starts_on having sum(ended + cancelled) > 0) d) as first`,
    ),
  );
  const { rows } = await sql<{ kind: OrderKind; first: string | null }>`
    select kind, min(first) as first from (${sql.join(parts, sql` union all `)}) k group by kind having min(first) is not null`.execute(
    trx,
  );
  const days = rows.map(({ first }) => first!).sort();
  return { kinds: ORDER_KINDS.filter((kind) => rows.some((row) => row.kind === kind)), firstDay: days[0] ?? null };
}
