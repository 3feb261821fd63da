/** What a control centre shows, for its screen, its downloads and its mails. */
export { dashboardOf } from './dashboard.service.ts';
export { type DashboardAsk, type DashboardReader, readerOf } from './reader.ts';
