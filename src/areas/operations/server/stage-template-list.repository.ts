import { sql } from 'kysely';
import { stageTemplateList } from '#areas/operations/contract/stage-template.list.ts';
import type { ListSource } from '#platform/list/list-source.ts';

const content = sql`left join lateral (
    select jsonb_array_length(v.stages) as stages,
      (select coalesce(sum(jsonb_array_length(stage -> 'tasks')), 0)::int
        from jsonb_array_elements(v.stages) as stage) as tasks
    from stage_template_version v
    where v.company_id = t.company_id and v.template_id = t.id and v.number = t.current_number
  ) c on true`;
const status = sql`case when t.enabled then 'enabled' else 'disabled' end`;

export const stageTemplateSource: ListSource = {
  definition: stageTemplateList,
  from: sql`stage_template t`,
  key: sql`t.id`,
  joins: { content },
  where: ({ actor }) => sql`t.company_id = ${actor?.companyId ?? null}::uuid`,
  output: {
    _id: { sql: sql`t.id` },
    name: { sql: sql`t.name`, notNull: true },
    kind: { sql: sql`t.kind`, notNull: true },
    status: { sql: status, notNull: true },
    isDefault: { sql: sql`t.is_default`, notNull: true },
    stages: { sql: sql`c.stages`, needs: ['content'] },
    tasks: { sql: sql`c.tasks`, needs: ['content'] },
    number: { sql: sql`t.current_number`, notNull: true },
    updatedAt: { sql: sql`t.updated_at`, notNull: true },
  },
  filters: {
    kinds: { sql: sql`t.kind` },
    statuses: { sql: status },
    isDefault: { sql: sql`t.is_default` },
  },
  search: [{ sql: sql`t.name` }],
  found: { label: { sql: sql`t.name` } },
};
