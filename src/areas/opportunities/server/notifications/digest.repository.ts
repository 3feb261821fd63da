import { type Selectable, sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { Opportunity } from '#platform/db/schema.gen.ts';
import { type OpportunityRecord, required } from '../opportunity.repository.ts';

export interface OfferedOpportunity {
  readonly record: OpportunityRecord;
  readonly companyName: string;
}

/** Of these, what the transaction's person may still apply for, by the day of loading. */
export async function stillOffered(trx: Trx, ids: readonly string[]): Promise<OfferedOpportunity[]> {
  const { rows } = await sql<Selectable<Opportunity> & { company_name: string }>`
    select p.*, c.company_name from opportunity p cross join app.offering_company(p.company_id) c
    where p.id = any(${[...ids]}::uuid[]) and p.company_id <> app.company_id()
      and p.state = 'published' and p.ends_at > now() and (p.is_open or app.is_asked(p.id))
    order by p.pickup_date, p.id`.execute(trx);
  return rows.map(({ company_name: companyName, ...row }) => ({ record: required(row), companyName }));
}
