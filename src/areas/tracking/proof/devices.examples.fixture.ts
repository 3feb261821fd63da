import type { Example } from '#testing/example.ts';

export const devicesExamples: readonly Example[] = [];
