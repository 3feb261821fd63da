import { sql } from 'kysely';
import { companyList } from '#areas/companies/contract/company.list.ts';
import type { ListSource } from '#platform/list/list-source.ts';
import { shownRating } from './shown-rating.repository.ts';
import { taxIdText } from './tax-id-text.ts';
import { health, usageOutput } from './usage.repository.ts';

export const companyListSource: ListSource = {
  definition: companyList,
  from: sql`company c left join company_usage u on u.company_id = c.id`,
  key: sql`c.id`,
  output: {
    _id: { sql: sql`c.id` },
    companyName: { sql: sql`c.company_name`, notNull: true },
    countryId: { sql: sql`c.country_code` },
    taxId: { sql: sql`c.tax_id` },
    url: { sql: sql`c.url` },
    typeOperation: { sql: sql`c.type_operation_id`, notNull: true },
    averageCompany: { sql: shownRating(sql`c.average_company`), notNull: true },
    verified: { sql: sql`c.verified`, notNull: true },
    enabled: { sql: sql`c.enabled`, notNull: true },
    createdAt: { sql: sql`c.created_at`, notNull: true },
    isPlatform: { sql: sql`c.is_platform`, notNull: true },
    ...usageOutput,
  },
  // The worst first, not the first by the alphabet.
  sortBy: {
    health: { sql: sql`array_position(array['failing', 'attention', 'quiet', 'good'], ${health})`, notNull: true },
  },
  filters: {
    health: { sql: health },
    lastActivityAt: { sql: sql`u.last_activity_at`, days: 'instant' },
    countryId: { sql: sql`c.country_code` },
    typeOperation: { sql: sql`c.type_operation_id` },
    verified: { sql: sql`c.verified` },
    enabled: { sql: sql`c.enabled` },
    createdAt: { sql: sql`c.created_at`, days: 'instant' },
  },
  search: [{ sql: sql`c.company_name` }, { sql: sql`c.tax_id` }, { sql: sql`c.url` }],
  found: { label: { sql: sql`c.company_name` } },
  exportText: { taxId: taxIdText },
};
