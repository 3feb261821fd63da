import type { Example } from '#testing/example.ts';

export const alertsExamples: readonly Example[] = [];
