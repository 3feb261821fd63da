import { type Selectable, sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { Opportunity } from '#platform/db/schema.gen.ts';
import { type OpportunityRecord, required } from './opportunity.repository.ts';

export type DueKind = 'publish' | 'end' | 'open' | 'answer';

/** What the clock must do, as conditions on an opportunity `p`, each served by an index of its own. */
const DUE: Readonly<Record<DueKind, ReturnType<typeof sql>>> = {
  publish: sql`p.state in ('created', 'unpublished') and p.publish_at <= now()`,
  end: sql`p.state = 'published' and p.ends_at <= now()`,
  open: sql`p.state = 'published' and not p.is_open and p.opens_at <= now()`,
  answer: sql`p.state = 'published' and p.id in (select r.opportunity_id from opportunity_reader r
    where r.turn = 'asked' and r.answer_by <= now())`,
};

/** More than ever come due in a minute; the next minute takes the rest. */
const MOST = 500;

export interface Due {
  readonly id: string;
  readonly kind: DueKind;
  readonly companyId: string;
}

export async function findDue(trx: Trx): Promise<Due[]> {
  const parts = Object.entries(DUE).map(
    ([kind, condition]) => sql`(select p.id, ${kind}::text as kind, p.company_id as "companyId" from opportunity p
      where ${condition} limit ${MOST})`,
  );
  return (await sql<Due>`${sql.join(parts, sql` union all `)}`.execute(trx)).rows;
}

/** Locked where it is still due; undefined where another process has it, or has done it. */
export async function lockDue(
  trx: Trx,
  id: string,
  kind: DueKind,
): Promise<{ record: OpportunityRecord; now: Date; timeZone: string } | undefined> {
  const { rows } = await sql<Selectable<Opportunity>>`
    select p.* from opportunity p where p.id = ${id} and ${DUE[kind]} for no key update skip locked`.execute(trx);
  if (!rows[0]) return undefined;
  const { rows: clock } = await sql<{ now: Date; timeZone: string }>`
    select now() as now, c.time_zone as "timeZone" from company c where c.id = ${rows[0].company_id}`.execute(trx);
  return { record: required(rows[0]), ...clock[0]! };
}
