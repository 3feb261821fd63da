import { sql } from 'kysely';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OpportunityRecord } from '../opportunity.repository.ts';

export interface OpenedMessage {
  readonly phone: string;
  readonly at: Date;
  readonly userId: string;
  readonly userName: string;
}

type Of = Pick<OpportunityRecord, 'id' | 'company_id'>;

/** Who opened the message to a number last, by number. */
export async function openedMessages(trx: Trx, { id, company_id }: Of): Promise<Map<string, OpenedMessage>> {
  const { rows } = await sql<OpenedMessage>`
    select distinct on (m.phone) m.phone, m.opened_at as at, u.id as "userId",
      coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text) as "userName"
    from opportunity_message m join app_user u on u.id = m.opened_by
    where m.company_id = ${company_id} and m.opportunity_id = ${id}
    order by m.phone, m.opened_at desc`.execute(trx);
  return new Map(rows.map((row) => [row.phone, row]));
}

export interface NewMessage {
  readonly partner_id: string;
  readonly name: string;
  readonly phone: string;
  readonly link_id: string;
  readonly opened_by: string;
}

export async function insertMessage(trx: Trx, { id, company_id }: Of, message: NewMessage): Promise<void> {
  await trx
    .insertInto('opportunity_message')
    .values({ id: createId(), company_id, opportunity_id: id, ...message })
    .execute();
}
