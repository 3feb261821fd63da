import { z } from 'zod';
import { TEMPLATE_KINDS } from '#areas/operations/rules/stage.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { READ_STAGE_TEMPLATES } from './operation.permissions.ts';

export const TEMPLATE_STATUSES = ['enabled', 'disabled'] as const;

const row = z.object({
  _id: idShape,
  name: z.string(),
  kind: z.enum(TEMPLATE_KINDS),
  status: z.enum(TEMPLATE_STATUSES),
  isDefault: z.boolean(),
  stages: z.number().int(),
  tasks: z.number().int(),
  number: z.number().int(),
  updatedAt: z.string(),
});

export const stageTemplateList = {
  id: 'stageTemplate',
  path: '/stageTemplate',
  summary: 'Every stage template of the own company.',
  access: { permission: READ_STAGE_TEMPLATES },
  row,
  rowsKey: 'templates',
  columns: {
    name: { kind: 'text', sortable: true },
    kind: { kind: 'status', sortable: true },
    isDefault: { kind: 'flag', sortable: true },
    stages: { kind: 'number', sortable: true },
    tasks: { kind: 'number', sortable: true },
    number: { kind: 'number', sortable: true },
    status: { kind: 'status', sortable: true },
    updatedAt: { kind: 'instant', sortable: true },
  },
  filters: {
    kinds: { kind: 'choice', choices: TEMPLATE_KINDS },
    statuses: { kind: 'choice', choices: TEMPLATE_STATUSES },
    isDefault: { kind: 'flag' },
  },
  searchable: true,
  found: row.pick({ _id: true, name: true }),
  defaultSort: 'name',
} as const satisfies ListDefinition;
export type TemplateRow = z.output<typeof stageTemplateList.row>;
