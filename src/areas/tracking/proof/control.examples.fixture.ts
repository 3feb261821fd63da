import type { Example } from '#testing/example.ts';

export const controlExamples: readonly Example[] = [];
