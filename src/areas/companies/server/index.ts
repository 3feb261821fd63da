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

/** The events for higher areas. */
export {
  associationAccepted,
  associationEnded,
  associationRejected,
  associationRequested,
} from './association.events.ts';
/** What higher areas read. */
/** What higher areas report about trips. */
export { type CompanyRecord, findCompany, rateCompany } from './company.repository.ts';
/** How higher areas convert amounts between currencies. */
export { ratesInForce } from './exchange-rate.repository.ts';
/** What higher areas provide. */
export { companyMembers } from './operator.repository.ts';

export interface CompaniesOptions {
  /** What higher areas create for a new company, in the same transaction. */
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
