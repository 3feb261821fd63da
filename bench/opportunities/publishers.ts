import type { Request } from '../orders/requests.ts';
import type { ProductSide } from '../product-side.ts';
import type { MarketWorld } from './generate-market.ts';

const COMPANIES = 50;
const PEOPLE = 40;

/** Fifty associated companies with forty people each who read offered freight. */
const AUDIENCE = `
  with company_made as (
    insert into company (id, company_name, country_code, time_zone)
    select gen_random_uuid(), 'Convidada ' || n, 'BO', 'America/La_Paz' from generate_series(1, ${COMPANIES}) n returning id),
  association as (
    insert into company_association (id, company_id, partner_id, status, requested_by)
    select gen_random_uuid(), $1, id, 'accepted', $2 from company_made),
  role_made as (
    insert into role (id, company_id, key, name, permissions)
    select gen_random_uuid(), id, 'carrier', 'Transportadora', array['opportunity-read-external', 'notifications'] from company_made
    returning id, company_id),
  person as (select gen_random_uuid() as id, c.id as company_id from company_made c, generate_series(1, ${PEOPLE})),
  people as (
    insert into app_user (id, email, first_name, last_name, password_hash, password_temporary, activated_at, selected_company_id, home_company_id)
    select id, id || '@exemplo.test', 'Ana', 'Rojas', '-', false, now(), company_id, company_id from person),
  member as (insert into membership (id, company_id, user_id) select gen_random_uuid(), company_id, id from person)
  insert into membership_role (company_id, user_id, role_id)
  select p.company_id, p.id, r.id from person p join role_made r on r.company_id = p.company_id`;

/** Drafts for everybody; the associated companies are notified of theirs. */
const DRAFTS = `
  insert into opportunity (id, company_id, code, publication_type, market_type, description, origin, destination, origin_city,
    destination_city, date_type, pickup_date, until_date, vehicle_type, quantity, weight, weight_unit, volume, freight_type, freight,
    freight_currency, days, search_text, created_by)
  select gen_random_uuid(), $1, 'OF-' || n, 'public', 'open', 'Carga ' || n, place, place, 'Rincón', 'Recodo', 'defined',
    current_date + 20, current_date + 22, 'tractor', 1, 10, 'tn', 20, 'simple', 900, 'USD', 7, 'of-' || n, $2
  from generate_series(1, $3::int) n, (select jsonb_build_object('cityId', 'x', 'cityName', 'Rincón', 'countryCode', 'BO', 'address', null,
    'reference', null, 'lat', -16.5, 'lng', -68.1, 'category', null, 'warehouseId', null) as place) p
  returning id`;

/** Requests that publish, by a company with two thousand people to notify and by one with nobody. */
export async function publishers(side: ProductSide<MarketWorld>, count: number) {
  const requests = async (hasAudience: boolean): Promise<Request[]> => {
    const company = await side.people.company({ name: 'Publicadora' });
    const user = await side.people.user({ company, permissions: ['opportunity-read', 'opportunity-write'] });
    const author = [company.id, user.userId];
    if (hasAudience) await side.owner.query(AUDIENCE, author);
    const { rows } = await side.owner.query<{ id: string }>(DRAFTS, [...author, count]);
    return rows.map(({ id }) => side.put(user, `/opportunity/${id}/publish`, {}));
  };
  return { many: await requests(true), nobody: await requests(false) };
}
