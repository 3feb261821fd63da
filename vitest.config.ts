import { defineConfig } from 'vitest/config';

/** Tests of code without I/O: no database, no set-up, one shared module registry. */
const pure = [
  'src/{countries,kernel,ui}/**/*.test.{ts,tsx}',
  'src/areas/*/{rules,contract,phrases,web}/**/*.test.{ts,tsx}',
  'src/app/web/**/*.test.{ts,tsx}',
  'scripts/**/*.test.{ts,mjs}',
];

/**
 * Safety nets, not measures: they hold on a machine several times as slow, and only a test that hangs ever waits for
 * their end. A test waits for something with `expect.poll`, which has its own net below that of the test.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 20 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: 60_000,
    projects: [
      { test: { name: 'unit', include: pure, pool: 'threads', isolate: false, ...patience } },
      {
        test: {
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: pure,
          globalSetup: 'src/testing/global-setup.ts',
          pool: 'forks',
          // Loading the modules again for each file took a third of the whole time; no test leaves state in them.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
