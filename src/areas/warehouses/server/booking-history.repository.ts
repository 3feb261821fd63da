import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

interface StoredEntry {
  readonly id: string;
  readonly at: Date;
  readonly type: string;
  readonly reason: string | null;
  readonly userName: string | null;
  readonly dock: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

interface Page {
  readonly page: number;
  readonly size: number;
}

/** Behind the name of somebody who had stepped into the company. */
const FROM_PLATFORM = ' (Tropeiro)';

/** Whoever sees a booking sees who of the other company did what to it. */
export async function findBookingEntries(
  trx: Trx,
  { id, company_id }: { readonly id: string; readonly company_id: string },
  { page, size }: Page,
): Promise<{ readonly rows: readonly StoredEntry[]; readonly count: number }> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<StoredEntry & { readonly count: number }>`
      select e.id, e.at, e.type, e.reason, e.details, d.name as dock, count(*) over ()::int as count,
        coalesce(u.first_name || ' ' || u.last_name
          || case when app.step_in_of(e.user_id, e.company_id) is not null then ${FROM_PLATFORM} else '' end, e.by_name) as "userName"
      from booking_event e
      left join app_user u on u.id = e.user_id
      left join dock d on d.company_id = e.company_id and d.id = (e.details ->> 'dockId')::uuid
      where e.company_id = ${company_id} and e.booking_id = ${id}
      order by e.at desc, e.id desc limit ${size} offset ${(page - 1) * size}`.execute(trx);
    return { rows, count: rows[0]?.count ?? 0 };
  });
}
