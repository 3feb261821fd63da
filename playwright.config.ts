import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/lib/chromium.mjs';

const PHONE = /@phone/;
const GALLERY = 'gallery/*.spec.ts';
const NOTIFICATIONS = 'shell/notifications.spec.ts';
/** Animations run on the phone only; the desktop is tested without them. */
const desktop = { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } } as const;
const launchOptions = {
  executablePath: findHeadlessShell(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The journeys in a real browser, against the built product that e2e/support/global-setup.ts starts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  // A single failure on a busy machine does not fail the whole run; `npm test` names what needed the second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Safety nets, not measures: enough for a machine several times as slow; only a failing test waits for their end.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'off',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', testIgnore: [GALLERY, NOTIFICATIONS], grepInvert: PHONE, use: desktop },
    // Permission to notify exists only in the whole browser.
    {
      name: 'notifications',
      testMatch: NOTIFICATIONS,
      use: { ...desktop, launchOptions: { ...launchOptions, executablePath: findChromium() } },
    },
    { name: 'phone', testIgnore: GALLERY, grep: PHONE, use: phone },
    // The gallery keeps no state that needs a new browser context per test; a journey always begins with one.
    {
      name: 'gallery',
      fullyParallel: true,
      testMatch: GALLERY,
      grepInvert: PHONE,
      use: { ...desktop, reuseContext: true },
    },
    {
      name: 'gallery on a phone',
      fullyParallel: true,
      testMatch: GALLERY,
      grep: PHONE,
      use: { ...phone, reuseContext: true },
    },
  ],
});
