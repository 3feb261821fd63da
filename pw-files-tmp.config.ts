import base from '/work/main/playwright.config.ts';

const { globalSetup, ...rest } = base as any;
export default {
  ...rest,
  testDir: '/work/main/e2e',
  outputDir: '/tmp/files-work/results',
  workers: 1,
  use: { ...rest.use, baseURL: 'http://127.0.0.1:4571', trace: 'off', screenshot: 'only-on-failure' },
};
