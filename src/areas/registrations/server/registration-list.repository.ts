import { sql } from 'kysely';
import { showTaxId } from '#countries/show-tax-id.ts';
import type { ListSource } from '#platform/list/list-source.ts';
import { registrationList } from '../contract/registration.list.ts';
import { registrationCountries } from '../contract/registration.permissions.ts';

/** An invitation that nobody has used ends with its link. */
const state = sql`case when r.state <> 'invited' then r.state when l.revoked_at is not null then 'revoked'
  when l.expires_at <= now() then 'expired' else 'invited' end`;
const name = sql`coalesce(r.name, l.recipient)`;
const inviter = sql`(u.first_name || ' ' || u.last_name)`;
const decider = sql`(d.first_name || ' ' || d.last_name)`;

export const registrationListSource: ListSource = {
  definition: registrationList,
  from: sql`registration r join public_link l on l.company_id = r.company_id and l.id = r.id
    join app_user u on u.id = r.created_by left join app_user d on d.id = r.decided_by`,
  key: sql`r.id`,
  where: ({ actor }) => sql`r.company_id = ${actor?.companyId ?? null}::uuid
    and r.country_code = any(${[...registrationCountries(actor?.permissions ?? new Set())]})`,
  output: {
    _id: { sql: sql`r.id` },
    name: { sql: name },
    state: { sql: state, notNull: true },
    kind: { sql: sql`r.kind` },
    country: { sql: sql`r.country_code`, notNull: true },
    taxId: { sql: sql`r.tax_id` },
    invitedBy: { sql: inviter },
    createdAt: { sql: sql`r.created_at`, notNull: true },
    expiresAt: { sql: sql`l.expires_at`, notNull: true },
    openings: { sql: sql`l.access_count`, notNull: true },
    lastOpenedAt: { sql: sql`l.last_access_at` },
    sentAt: { sql: sql`r.sent_at` },
    decidedBy: { sql: decider },
    decidedAt: { sql: sql`r.decided_at` },
  },
  filters: {
    states: { sql: state },
    kinds: { sql: sql`r.kind` },
    countries: { sql: sql`r.country_code` },
    invitedBy: { sql: sql`r.created_by`, label: inviter },
    createdOn: { sql: sql`r.created_at`, days: 'instant' },
  },
  search: [{ sql: name }, { sql: sql`r.tax_id` }],
  exportText: {
    taxId: ({ taxId, country }) => (taxId === null ? '' : showTaxId(String(country), String(taxId))),
  },
};
