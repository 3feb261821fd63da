import { defineConfig } from 'vitest/config';

/** Measurements, one file after the other on their own database: `npm run bench`. They assert nothing about time. */
export default defineConfig({
  test: {
    include: ['bench/**/*.bench.ts'],
    globalSetup: 'bench/global-setup.ts',
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    reporters: ['dot'],
  },
});
