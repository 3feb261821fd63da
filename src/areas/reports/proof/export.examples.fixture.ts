import { example } from '#testing/example.ts';
import { downloadReport } from '../contract/report-download.calls.ts';
import { REPORT_SCREENS } from '../rules/report-screen.ts';

export const exportExamples = REPORT_SCREENS.map((screen) =>
  example(downloadReport[screen], 'none', () => ({
    body: { format: 'pdf' as const, query: { period: '30' as const } },
  })),
);
