import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { FREQUENCIES, RUN_STATES, SCHEDULE_STATES } from '../rules/report-schedule.ts';
import { ANY_REPORTS } from '../rules/report-screen.ts';
import { REPORT_FORMATS } from './report-download.calls.ts';
import { DOWNLOAD_SCHEDULES, SCHEDULE_REPORTS } from './schedule.permissions.ts';

const row = z.object({
  _id: idShape,
  name: z.string(),
  screen: z.enum(ANY_REPORTS),
  format: z.enum(REPORT_FORMATS),
  frequency: z.enum(FREQUENCIES),
  hour: z.string(),
  recipients: z.number().int(),
  state: z.enum(SCHEDULE_STATES),
  nextAt: z.string().nullable(),
  lastState: z.enum(RUN_STATES).nullable(),
  lastAt: z.string().nullable(),
  author: z.string(),
  createdAt: z.string(),
});

export const scheduleList = {
  id: 'reportSchedule',
  path: '/reports/schedules',
  summary: 'The reports that are sent by mail, with their next time and how the last one went.',
  access: { permission: SCHEDULE_REPORTS },
  downloadAccess: { permission: DOWNLOAD_SCHEDULES },
  row,
  rowsKey: 'schedules',
  columns: {
    name: { kind: 'text', sortable: true },
    screen: { kind: 'status' },
    state: { kind: 'status' },
    frequency: { kind: 'status' },
    hour: { kind: 'text' },
    nextAt: { kind: 'instant', sortable: true },
    lastState: { kind: 'status' },
    lastAt: { kind: 'instant' },
    recipients: { kind: 'number' },
    format: { kind: 'status', hidden: true },
    author: { kind: 'text' },
    createdAt: { kind: 'instant', sortable: true, hidden: true },
  },
  filters: {
    screens: { kind: 'choice', choices: ANY_REPORTS, column: 'screen' },
    states: { kind: 'choice', choices: SCHEDULE_STATES, column: 'state' },
    frequencies: { kind: 'choice', choices: FREQUENCIES, column: 'frequency' },
    authors: { kind: 'options', column: 'author' },
  },
  searchable: true,
  defaultSort: '-createdAt',
} as const satisfies ListDefinition;
export type ScheduleRow = z.output<typeof scheduleList.row>;
