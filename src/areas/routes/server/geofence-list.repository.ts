import { sql } from 'kysely';
import type { ListSource } from '#platform/list/list-source.ts';
import { geofenceList } from '../contract/geofence.list.ts';
import { archivedUnless } from './archived.repository.ts';

export const geofenceListSource: ListSource = {
  definition: geofenceList,
  from: sql`geofence g`,
  key: sql`g.id`,
  where: ({ actor }, query) =>
    sql`g.company_id = ${actor?.companyId ?? null}::uuid ${archivedUnless(query, sql`g.archived_at`)}`,
  output: {
    _id: { sql: sql`g.id` },
    version: { sql: sql`g.version` },
    name: { sql: sql`g.name`, notNull: true },
    kind: { sql: sql`g.kind`, notNull: true },
    form: { sql: sql`g.shape_kind`, notNull: true },
    entryAlarm: { sql: sql`g.entry_alarm`, notNull: true },
    exitAlarm: { sql: sql`g.exit_alarm`, notNull: true },
    speedKmh: { sql: sql`g.speed_kmh` },
    color: { sql: sql`g.color` },
    note: { sql: sql`g.note` },
    paths: { sql: sql`g.path_count`, notNull: true },
    archived: { sql: sql`g.archived_at is not null`, notNull: true },
    changedAt: { sql: sql`g.updated_at`, notNull: true },
    shape: { sql: sql`g.shape` },
  },
  filters: {
    kinds: { sql: sql`g.kind` },
    forms: { sql: sql`g.shape_kind` },
    archived: { sql: sql`g.archived_at is not null` },
  },
  search: [{ sql: sql`g.name` }, { sql: sql`g.note` }],
};
