import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

/** Somebody at a transport company who has a phone. */
export interface TransportContact {
  readonly partnerId: string;
  readonly companyName: string;
  readonly name: string;
  readonly countryCode: string;
  /** Calling code and number. */
  readonly phoneCode: string;
  readonly phone: string;
}

interface Wanted {
  /** Only those linked to these companies of the platform; everybody where it is missing. */
  readonly companyIds?: readonly string[] | undefined;
  /** Only those of this transport company. */
  readonly partnerId?: string;
  readonly search?: string | undefined;
  readonly most: number;
}

/**
 * The contacts of the active transport companies, and the reference phone of the companies that they are linked to: that
 * one in platform scope, because it is another company's. A number stands once.
 */
export async function transportContacts(
  trx: Trx,
  companyId: string,
  { companyIds, partnerId, search, most }: Wanted,
): Promise<TransportContact[]> {
  const linked = companyIds ? sql`and p.linked_company_id = any(${[...companyIds]}::uuid[])` : sql``;
  const one = partnerId ? sql`and p.id = ${partnerId}` : sql``;
  const found = search
    ? sql`where position(app.fold(${search}) in app.fold(f."companyName" || ' ' || f.name)) > 0`
    : sql``;
  const { rows } = await withPlatformScope(trx, () =>
    sql<TransportContact>`
      with firm as (
        select p.id, p.company_id, p.name, p.country_code, p.linked_company_id from partner p
        where p.company_id = ${companyId} and p.kind = 'transport' and p.active ${linked} ${one})
      select * from (
        select distinct on (f."phoneCode", f.phone) f.* from (
          select p.id as "partnerId", p.name as "companyName", c.full_name as name, p.country_code as "countryCode",
            c.country_code as "phoneCode", c.phone, c.position as rank
          from firm p join partner_contact c on c.company_id = p.company_id and c.partner_id = p.id
          where c.phone is not null
          union all
          select p.id, p.name, coalesce(nullif(o.reference_person, ''), o.company_name), p.country_code,
            o.reference_country_code, o.reference_phone, 1000
          from firm p join company o on o.id = p.linked_company_id
          where o.reference_phone is not null and o.reference_country_code is not null) f
        ${found}
        order by f."phoneCode", f.phone, f.rank) f
      order by app.fold(f."companyName"), f.rank, app.fold(f.name), f.phone limit ${most}`.execute(trx),
  );
  return rows;
}
