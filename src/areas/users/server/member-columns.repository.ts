import { sql } from 'kysely';
import type { Sql } from '#platform/list/list-source.ts';

/** A member of a company: the membership (`m`) and the user (`u`). */
export const memberTables = sql`membership m join app_user u on u.id = m.user_id`;

export const fullName = sql<string>`btrim(u.first_name || ' ' || u.last_name)`;
export const isEnabled = sql<boolean>`(m.enabled and u.enabled)`;
export const shownPhone = sql<string>`u.country_code || ' ' || u.phone`;
export const roleIds = sql<string[]>`array(
  select mr.role_id from membership_role mr where mr.company_id = m.company_id and mr.user_id = m.user_id)`;

/** Disabled in the company or as a user; pending until they set their own password. */
export const status = sql<string>`case
  when not ${isEnabled} then 'disabled' when u.activated_at is null then 'pending' else 'active' end`;

/** One set of columns for the list, its spreadsheet and the single user; the photo is a file id that becomes a link. */
export const memberColumns = {
  userId: sql`u.id`,
  fullName,
  firstName: sql`u.first_name`,
  lastName: sql`u.last_name`,
  mail: sql`u.email`,
  countryCode: sql`u.country_code`,
  phone: sql`u.phone`,
  roles: sql`(
    select coalesce(json_agg(json_build_object('_id', r.id, 'name', r.name) order by app.fold(r.name)), '[]'::json)
    from membership_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
    where mr.company_id = m.company_id and mr.user_id = m.user_id)`,
  status,
  enabled: isEnabled,
  createdAt: sql`m.created_at`,
  lastSeenAt: sql`u.last_seen_at`,
  pathPhoto: sql`u.photo_file_id`,
} satisfies Readonly<Record<string, Sql>>;
