import { defineConfig } from 'vitest/config';

/** Tests of code without I/O: no database, no set-up, one shared module registry. */
const pure = [
  'src/{countries,kernel,ui}/**/*.test.{ts,tsx}',
  'src/areas/*/{rules,contract,phrases,web}/**/*.test.{ts,tsx}',
  'src/app/web/**/*.test.{ts,tsx}',
  'scripts/**/*.test.{ts,mjs}',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: pure, pool: 'threads', isolate: false } },
      {
        test: {
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: pure,
          globalSetup: 'src/testing/global-setup.ts',
          pool: 'forks',
          // Loading the modules again for each file took a third of the whole time; no test leaves anything behind in them.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
