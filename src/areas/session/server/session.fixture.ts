import { notificationKinds } from '#app/notification-kinds.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { exchangeRatesServer } from '#areas/exchange-rates/server/index.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { usersServer } from '#areas/users/server/index.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#testing/test-app.ts';
import type { DemoAccount } from '../contract/session.calls.ts';
import { createSessionServer } from './index.ts';

interface SessionOptions extends TestAppOptions {
  readonly demoAccounts?: readonly DemoAccount[];
}

/** The session area with the higher areas that provide companies and unread notifications. */
export function startSession({ demoAccounts = [], ...options }: SessionOptions = {}): Promise<TestApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const areas = [
    createSessionServer({ demoAccounts }),
    companies,
    exchangeRatesServer,
    usersServer,
    createNotificationsServer(notificationKinds),
  ];
  return startTestApp({ areas, ...options });
}
