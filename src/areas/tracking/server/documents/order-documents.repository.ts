import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { DocumentTrouble } from '../../rules/document-trouble.ts';

/** What is wrong with the documents of an order on a day, as the list says it; most urgent first. */
export async function troublesOf(trx: Trx, orderId: string, today: string): Promise<DocumentTrouble[]> {
  const { rows } = await sql<{ troubles: DocumentTrouble[] | null }>`
    select app.order_documents(${orderId}, ${today}::date) as troubles`.execute(trx);
  return rows[0]?.troubles ?? [];
}
