import { example } from '#testing/example.ts';
import { readDashboard } from '../contract/dashboard.calls.ts';
import { REPORT_SCREENS } from '../rules/report-screen.ts';
import { exportExamples } from './export.examples.fixture.ts';
import { scheduleExamples } from './schedule.examples.fixture.ts';

export const examples = [
  ...REPORT_SCREENS.map((screen) =>
    example(readDashboard[screen], 'none', () => ({ query: { period: '30' as const } })),
  ),
  ...exportExamples,
  ...scheduleExamples,
];
