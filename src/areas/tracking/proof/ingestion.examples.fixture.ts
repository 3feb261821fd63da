import type { Example } from '#testing/example.ts';

export const ingestionExamples: readonly Example[] = [];
