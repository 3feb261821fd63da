import type { Example } from '#testing/example.ts';

export const replayExamples: readonly Example[] = [];
