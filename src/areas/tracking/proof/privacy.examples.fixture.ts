import type { Example } from '#testing/example.ts';

export const privacyExamples: readonly Example[] = [];
