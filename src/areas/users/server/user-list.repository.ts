import { sql } from 'kysely';
import { displayPhone } from '#countries/phone.ts';
import { companyOf } from '#platform/actor.ts';
import type { ListSource, Row } from '#platform/list/list-source.ts';
import { companyUserList, type UserRow, userList } from '../contract/user.list.ts';
import { fullName, memberColumns, memberTables, roleIds, shownPhone, status } from './member-columns.repository.ts';

const members = {
  from: memberTables,
  key: sql`m.id`,
  output: Object.fromEntries(Object.entries(memberColumns).map(([name, value]) => [name, { sql: value }])),
  files: ['pathPhoto'],
  sortBy: {
    roles: {
      sql: sql`(select string_agg(app.fold(r.name), ', ' order by app.fold(r.name))
        from membership_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
        where mr.company_id = m.company_id and mr.user_id = m.user_id)`,
    },
  },
  filters: {
    mail: { sql: sql`u.email` },
    name: { sql: sql`u.id`, label: fullName },
    phone: { sql: shownPhone },
    roles: { sql: roleIds, array: true, label: sql`(select r.name from role r where r.id = element.value)` },
    status: { sql: status },
  },
  search: [{ sql: fullName }, { sql: sql`u.email` }, { sql: shownPhone }],
  exportText: {
    phone: (row: Row) => phoneText(row as UserRow),
  },
} satisfies Partial<ListSource>;

function phoneText({ countryCode, phone }: UserRow): string {
  return countryCode && phone ? displayPhone(countryCode, phone) : (phone ?? '');
}

/** The policy of memberships also shows users their own memberships elsewhere; this list is of one company. */
export const userSource: ListSource = {
  ...members,
  definition: userList,
  found: { label: { sql: fullName } },
  where: ({ actor }) => (actor ? sql`m.company_id = ${companyOf(actor)}` : sql`false`),
};

export const companyUserSource: ListSource = {
  ...members,
  definition: companyUserList,
  where: (_context, query) => sql`m.company_id = ${query.ofCompany}`,
};
