import { listTitle } from '#kernel/list-phrases.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { ReportScreen } from './report-screen.ts';

/** The name under which a report is downloaded: among the lists, because both are found in one place. */
export const downloadOf = (screen: ReportScreen) => `reports.${screen}`;
export const reportTitle = (screen: ReportScreen): PhraseKey => listTitle(downloadOf(screen));
