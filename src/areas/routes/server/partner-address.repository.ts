import { sql } from 'kysely';
import { visibleCountries } from '#areas/partners/contract/partner.permissions.ts';
import { PARTNER_KINDS } from '#areas/partners/rules/partner-kind.ts';
import type { Trx } from '#platform/db/database.ts';
import type { PartnerAddress } from '../contract/place.shapes.ts';

/** So many are offered; who looks for another one types more of it. */
const OFFERED = 20;

type Held = ReadonlySet<string>;

/** Partners that the caller may see: each kind has its own right, and each country. */
function seenBy(held: Held) {
  const seen = PARTNER_KINDS.flatMap((kind) => visibleCountries(kind, held).map((code) => `${kind} ${code}`));
  return sql`p.company_id = app.company_id() and p.active and p.kind || ' ' || p.country_code = any (${seen}::text[])`;
}

const columns = sql`a.id as "_id", a.full_name as name, p.name as "partnerName", a.address, a.city_id as "cityId",
  a.city as "cityName", coalesce(a.country_code, p.country_code) as "countryCode", nullif(a.lat, 0) as lat, nullif(a.lng, 0) as lng,
  (select json_build_object('_id', l.id, 'name', l.name) from place l
    where l.company_id = a.company_id and l.partner_address_id = a.id) as place`;

export async function findPartnerAddresses(
  trx: Trx,
  held: Held,
  search: string | undefined,
): Promise<readonly PartnerAddress[]> {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const text = sql`app.fold(concat_ws(' ', a.full_name, p.name, a.address, a.city))`;
  const found = words.map((word) => sql`and position(app.fold(${word}) in ${text}) > 0`);
  const { rows } = await sql<PartnerAddress>`select ${columns}
    from partner p join partner_address a on a.company_id = p.company_id and a.partner_id = p.id
    where ${seenBy(held)} ${sql.join(found, sql` `)}
    order by app.fold(a.full_name), app.fold(p.name), a.id limit ${OFFERED}`.execute(trx);
  return rows;
}

export async function findPartnerAddress(trx: Trx, held: Held, id: string): Promise<PartnerAddress | undefined> {
  const { rows } = await sql<PartnerAddress>`select ${columns}
    from partner p join partner_address a on a.company_id = p.company_id and a.partner_id = p.id
    where ${seenBy(held)} and a.id = ${id}`.execute(trx);
  return rows[0];
}
