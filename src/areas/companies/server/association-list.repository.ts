import { sql } from 'kysely';
import { associationList } from '#areas/companies/contract/association.list.ts';
import type { ListSource } from '#platform/list/list-source.ts';
import { shownRating } from './shown-rating.repository.ts';
import { taxIdText } from './tax-id-text.ts';

/** The other company of each association, no matter which side asked. */
const partner = sql`company p on p.id = case when a.company_id = app.company_id() then a.partner_id else a.company_id end`;
/** An earlier association with a company that is a favourite now does not show the star. */
const favourite = { sql: sql`(a.status = 'accepted' and f.company_id is not null)`, needs: ['favourite'] };
const side = sql`case when a.company_id = app.company_id() then 'sent' else 'received' end`;

export const associationListSource: ListSource = {
  definition: associationList,
  from: sql`company_association a join ${partner}`,
  key: sql`a.id`,
  joins: {
    favourite: sql`left join company_favourite f on f.company_id = app.company_id() and f.favourite_company_id = p.id`,
  },
  where: () => sql`a.company_id = app.company_id() or a.partner_id = app.company_id()`,
  output: {
    _id: { sql: sql`a.id` },
    companyId: { sql: sql`p.id` },
    companyName: { sql: sql`p.company_name`, notNull: true },
    favourite: { ...favourite, notNull: true },
    countryId: { sql: sql`p.country_code` },
    taxId: { sql: sql`p.tax_id` },
    typeOperation: { sql: sql`p.type_operation_id`, notNull: true },
    verified: { sql: sql`p.verified`, notNull: true },
    averageCompany: { sql: shownRating(sql`p.average_company`), notNull: true },
    side: { sql: side, notNull: true },
    status: { sql: sql`a.status`, notNull: true },
    message: { sql: sql`a.message` },
    requestedAt: { sql: sql`a.requested_at`, notNull: true },
    answeredAt: { sql: sql`a.answered_at` },
    endedAt: { sql: sql`a.ended_at` },
  },
  filters: {
    favourite,
    status: { sql: sql`a.status` },
    side: { sql: side },
    countryId: { sql: sql`p.country_code` },
    typeOperation: { sql: sql`p.type_operation_id` },
    requestedAt: { sql: sql`a.requested_at`, days: 'instant' },
  },
  search: [{ sql: sql`p.company_name` }, { sql: sql`p.tax_id` }],
  found: { label: { sql: sql`p.company_name` } },
  exportText: { taxId: taxIdText },
};
