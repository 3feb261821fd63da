import { sql } from 'kysely';
import type { ListSource } from '#platform/list/list-source.ts';
import { scheduleList } from '../../contract/schedule.list.ts';
import { scheduledScreens } from '../../contract/schedule.permissions.ts';

const state = sql`case s.paused_by when 'person' then 'paused' when 'failures' then 'failing' else 'active' end`;
const author = sql`btrim(u.first_name || ' ' || u.last_name)`;

export const scheduleListSource: ListSource = {
  definition: scheduleList,
  from: sql`report_schedule s join app_user u on u.id = s.author_id
    left join lateral (select n.state, n.created_at from report_run n where n.company_id = s.company_id and n.schedule_id = s.id
      order by n.created_at desc, n.id desc limit 1) l on true`,
  key: sql`s.id`,
  where: ({ actor }) => sql`s.company_id = ${actor?.companyId ?? null}::uuid and s.removed_at is null
    and s.screen = any(${[...scheduledScreens(actor?.permissions ?? new Set())]})`,
  output: {
    _id: { sql: sql`s.id` },
    name: { sql: sql`s.name`, notNull: true },
    screen: { sql: sql`s.screen`, notNull: true },
    format: { sql: sql`s.format`, notNull: true },
    frequency: { sql: sql`s.frequency`, notNull: true },
    hour: { sql: sql`s.hour`, notNull: true },
    recipients: { sql: sql`jsonb_array_length(s.recipients)`, notNull: true },
    state: { sql: state, notNull: true },
    nextAt: { sql: sql`case when s.paused_at is null then s.next_at end` },
    lastState: { sql: sql`l.state` },
    lastAt: { sql: sql`l.created_at` },
    author: { sql: author, notNull: true },
    createdAt: { sql: sql`s.created_at`, notNull: true },
  },
  filters: {
    screens: { sql: sql`s.screen` },
    states: { sql: state },
    frequencies: { sql: sql`s.frequency` },
    authors: { sql: sql`s.author_id`, label: author },
  },
  search: [{ sql: sql`s.name` }],
};
