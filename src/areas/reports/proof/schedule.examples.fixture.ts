import { holds } from '#kernel/permission.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import { takeReport } from '../contract/report.permissions.ts';
import * as calls from '../contract/schedule.calls.ts';
import { scheduleList } from '../contract/schedule.list.ts';
import { scheduleForm, seedReportMail, seedSchedule } from './schedule-records.fixture.ts';

const OPEN = { open: 'whoever holds the link may, whoever they are' } as const;
/** Of the control centre that the examples are about. */
const traits = { allows: (held: ReadonlySet<string>) => holds(held, takeReport('operations')) };
const params = async (scene: Scene) => ({ params: await seedSchedule(scene) });

export const scheduleExamples: readonly Example[] = [
  ...listExamples(scheduleList, 'authors'),
  example(calls.createSchedule, 'refused', (scene) => ({ body: scheduleForm(scene) }), traits),
  example(calls.listSchedulePeople, 'none', () => ({})),
  example(calls.readSchedule, 'refused', params, traits),
  example(
    calls.updateSchedule,
    'refused',
    async (scene) => ({ ...(await params(scene)), body: { ...scheduleForm(scene), version: 1 } }),
    traits,
  ),
  example(calls.pauseSchedule, 'refused', params, traits),
  example(calls.resumeSchedule, 'refused', params, traits),
  example(calls.deleteSchedule, 'refused', params, traits),
  example(calls.sendSchedule, 'refused', params, traits),
  example(calls.listScheduleRuns, 'refused', params, traits),
  example(
    calls.revokeReportMail,
    'refused',
    async (scene) => {
      const { id, mailId } = await seedReportMail(scene);
      return { params: { id, mailId } };
    },
    traits,
  ),
  example(calls.readMailedReport, OPEN, async (scene) => ({
    params: { alias: (await seedReportMail(scene)).alias },
  })),
  example(calls.readMailedFile, OPEN, async (scene) => ({ params: { alias: (await seedReportMail(scene)).alias } })),
];
