import { listTitle } from '#kernel/list-phrases.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { AnyReport } from './report-screen.ts';

/** The name under which a report is downloaded and saved: among the lists, because both are found in one place. */
export const downloadOf = (report: AnyReport) => `reports.${report}`;
export const reportTitle = (report: AnyReport): PhraseKey => listTitle(downloadOf(report));
