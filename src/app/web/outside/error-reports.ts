import { captureException, init } from '@sentry/react';
import { setReporter } from './report-error.ts';

/** Half of the errors are enough to know what is wrong. */
const SAMPLE_RATE = 0.5;

export function startErrorReports(dsn: string): void {
  init({ dsn, sampleRate: SAMPLE_RATE });
  setReporter(captureException);
}
