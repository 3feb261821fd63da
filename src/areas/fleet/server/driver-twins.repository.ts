import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { DriverRecord } from './driver.repository.ts';

export interface SoughtNumbers {
  readonly documents: readonly string[];
  readonly licences: readonly string[];
  readonly phones: readonly string[];
}

export type DriverTwin = Pick<
  DriverRecord,
  'id' | 'market' | 'country_code' | 'document_type' | 'document_number' | 'licence_number' | 'phone_code' | 'phone'
>;

/** Every driver of the company, in either market, with one of these numbers; the caller decides which one matches. */
export async function findTwins(
  trx: Trx,
  companyId: string,
  { documents, licences, phones }: SoughtNumbers,
): Promise<DriverTwin[]> {
  const { rows } = await sql<DriverTwin>`
    select id, market, country_code, document_type, document_number, licence_number, phone_code, phone
    from driver
    where company_id = ${companyId} and (document_number = any(${[...documents]})
      or licence_number = any(${[...licences]}) or phone = any(${[...phones]}))
    order by id`.execute(trx);
  return rows;
}
