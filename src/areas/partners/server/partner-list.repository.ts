import { sql } from 'kysely';
import { PARTNER_LISTS } from '#areas/partners/contract/partner.list.ts';
import { visibleCountries } from '#areas/partners/contract/partner.permissions.ts';
import type { Owed } from '#areas/partners/contract/partner-orders.calls.ts';
import { PARTNER_KINDS, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { formatAmount } from '#kernel/money.ts';
import { textMatches } from '#platform/list/conditions.ts';
import type { ListContext, ListSource, Row, Sql } from '#platform/list/list-source.ts';
import { NO_ORDERS, orderColumns } from './partner-orders.repository.ts';

/** Mails and phones of the contacts, and the first contact: at most one row per partner. */
const contacts = sql`left join lateral (
    select (array_agg(c.full_name order by c.position))[1] as first_name,
      array_agg(c.email order by c.position) filter (where c.email is not null) as emails,
      array_agg(c.country_code || ' ' || c.phone order by c.position) filter (where c.phone is not null) as phones
    from partner_contact c where c.company_id = p.company_id and c.partner_id = p.id
  ) k on true`;

/** The places of the partner, its own address first. */
const places = sql`left join lateral (
    select array_remove(array_agg(distinct a.city), null) as cities,
      array_remove(array_agg(distinct a.address), null) as addresses
    from (
      select p.city, p.address
      union all
      select a.city, a.address from partner_address a where a.company_id = p.company_id and a.partner_id = p.id
    ) a
  ) w on true`;

const status = sql`case when p.active then 'active' else 'disabled' end`;
const needs = ['contacts'];

const shared = {
  from: sql`partner p`,
  key: sql`p.id`,
  joins: { contacts, places },
  output: {
    _id: { sql: sql`p.id` },
    name: { sql: sql`p.name`, notNull: true },
    countryId: { sql: sql`p.country_code`, notNull: true },
    taxId: { sql: sql`p.tax_id` },
    address: { sql: sql`p.address` },
    city: { sql: sql`p.city` },
    contact: { sql: sql`k.first_name`, needs },
    emails: { sql: sql`coalesce(k.emails, '{}')`, needs },
    phones: { sql: sql`coalesce(k.phones, '{}')`, needs },
    linked: { sql: sql`p.linked_company_id is not null`, notNull: true },
    ...NO_ORDERS,
    status: { sql: status, notNull: true },
    createdAt: { sql: sql`p.created_at`, notNull: true },
    updatedAt: { sql: sql`p.updated_at`, notNull: true },
  },
  filters: {
    names: { sql: sql`p.id`, label: sql`p.name` },
    countries: { sql: sql`p.country_code` },
    cities: { sql: sql`w.cities`, array: true, needs: ['places'] },
    addresses: { sql: sql`w.addresses`, array: true, needs: ['places'] },
    emails: { sql: sql`k.emails`, array: true, needs },
    phones: { sql: sql`k.phones`, array: true, needs },
    statuses: { sql: status },
  },
  searchBy: (patterns: Sql, spelled: string | null) => textMatches(sql`p.search_text`, patterns, spelled),
  found: { label: { sql: sql`p.name` }, table: 'partner', text: sql`p.search_text` },
  exportText: {
    taxId: ({ taxId, countryId }: Row) => (typeof taxId === 'string' ? showTaxId(String(countryId), taxId) : null),
    owed: ({ owed }: Row) =>
      ((owed ?? []) as Owed).map(({ amount, currency }) => `${formatAmount(amount)} ${currency}`).join(' · ') || null,
  },
} satisfies Omit<ListSource, 'definition'>;

/** Only the countries whose list the reader holds; without the right to read the list is empty. */
function whereOf(kind: PartnerKind) {
  return ({ actor }: ListContext): Sql => {
    const countries = actor ? visibleCountries(kind, actor.permissions) : [];
    return sql`p.kind = ${sql.lit(kind)} and p.country_code = any(${[...countries]})`;
  };
}

export const partnerListSources: readonly ListSource[] = PARTNER_KINDS.map((kind) => ({
  ...shared,
  definition: PARTNER_LISTS[kind],
  where: whereOf(kind),
  forReader: (context) => ({ output: { ...shared.output, ...orderColumns(kind, context) } }),
}));
