import { captureException, init } from '@sentry/react';
import { setReporter } from './report-error.ts';

/** A sample of half of the errors is enough. */
const SAMPLE_RATE = 0.5;

export function startErrorReports(dsn: string): void {
  init({ dsn, sampleRate: SAMPLE_RATE });
  setReporter(captureException);
}
