import type { AreaServer } from '#platform/area.ts';
import { addressRoutes } from './address.routes.ts';
import { associationRoutes } from './association.routes.ts';
import { associationListSource } from './association-list.repository.ts';
import { companyRoutes } from './company.routes.ts';
import { companyListSource } from './company-list.repository.ts';
import { documentRoutes } from './document.routes.ts';
import { exchangeRateHistorySource } from './exchange-rate.repository.ts';
import { exchangeRateRoutes } from './exchange-rate.routes.ts';
import { openRoutes } from './open.routes.ts';
import { companyMembers } from './operator.repository.ts';
import { operatorRoutes } from './operator.routes.ts';
import { platformCompanyRoutes } from './platform-company.routes.ts';
import type { OnCompanyCreated } from './platform-company.service.ts';
import { sessionCompany } from './session-company.repository.ts';

/** What areas above may listen to. */
export {
  associationAccepted,
  associationEnded,
  associationRejected,
  associationRequested,
} from './association.events.ts';
/** What areas above read. */
/** What areas above tell of trips. */
export { type CompanyRecord, findCompany, rateCompany } from './company.repository.ts';
/** What areas above count money of several currencies by. */
export { ratesInForce } from './exchange-rate.repository.ts';
/** What areas above provide. */
export { companyMembers } from './operator.repository.ts';

export interface CompaniesOptions {
  /** What the areas above give a new company, in the transaction that creates it. */
  readonly onCompanyCreated: OnCompanyCreated;
}

export function createCompaniesServer({ onCompanyCreated }: CompaniesOptions): AreaServer {
  return {
    name: 'companies',
    routes: [
      ...openRoutes,
      ...companyRoutes,
      ...operatorRoutes,
      ...addressRoutes,
      ...documentRoutes,
      ...exchangeRateRoutes,
      ...associationRoutes,
      ...platformCompanyRoutes(onCompanyCreated),
    ],
    lists: [companyListSource, associationListSource, exchangeRateHistorySource],
    needs: [companyMembers],
    provides: [sessionCompany],
  };
}
