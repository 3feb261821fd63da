import { companyRates } from '#areas/companies/server/index.ts';
import type { AreaServer } from '#platform/area.ts';
import { provide } from '#platform/ports.ts';
import { exchangeRateHistorySource } from './exchange-rate.repository.ts';
import { exchangeRateRoutes } from './exchange-rate.routes.ts';
import { ratesOfCompany } from './exchange-rate.service.ts';
import { readPublishedJob, readPublishedSchedule } from './read-published.ts';

/** How higher areas convert amounts between currencies. */
export { ratesInForce } from './exchange-rate.repository.ts';
export { usedRates } from './used-rates.ts';

export const exchangeRatesServer: AreaServer = {
  name: 'exchange-rates',
  routes: exchangeRateRoutes,
  lists: [exchangeRateHistorySource],
  jobs: [readPublishedJob],
  cron: [readPublishedSchedule],
  provides: [provide(companyRates, ratesOfCompany)],
};
