import { example } from '#testing/example.ts';
import { downloadComposed, readComposed } from '../contract/composed.calls.ts';
import { readDashboard } from '../contract/dashboard.calls.ts';
import { COMPOSED_REPORTS, REPORT_SCREENS } from '../rules/report-screen.ts';
import { embedExamples } from './embed.examples.fixture.ts';
import { exportExamples } from './export.examples.fixture.ts';
import { scheduleExamples } from './schedule.examples.fixture.ts';

export const examples = [
  ...REPORT_SCREENS.map((screen) =>
    example(readDashboard[screen], 'none', () => ({ query: { period: '30' as const } })),
  ),
  ...embedExamples,
  ...COMPOSED_REPORTS.flatMap((report) => [
    example(readComposed[report], 'none', () => ({ query: { period: '30' as const, sort: '-name' } })),
    example(downloadComposed[report], 'none', () => ({
      body: { format: 'xlsx' as const, query: { period: '30' as const } },
    })),
  ]),
  ...exportExamples,
  ...scheduleExamples,
];
