import type { Example } from '#testing/example.ts';

export const liveExamples: readonly Example[] = [];
