import type { AreaServer } from '#platform/area.ts';
import { associationListSource } from './association-list.repository.ts';
import { sessionCompany } from './company.repository.ts';
import { companyRoutes } from './company.routes.ts';
import { companyListSource } from './company-list.repository.ts';
import { companyRates } from './company-rates.ts';
import { companyFileReaders } from './file-readers.repository.ts';
import { companyMembers } from './operator.repository.ts';
import type { OnCompanyCreated } from './platform-company.service.ts';
import { measureCompaniesJob, measureSchedule } from './usage.service.ts';

/** The company's warehouses, to which places of higher areas refer. */
export { ownAddresses } from './address.repository.ts';
/** Places of higher areas that are addresses of the company. */
export { addCompanyAddress, updateCompanyAddress } from './address.service.ts';
/** Two companies that agreed in a higher area. */
export { associate } from './associate.service.ts';
/** The events for higher areas. */
export {
  associationAccepted,
  associationEnded,
  associationRejected,
  associationRequested,
} from './association.events.ts';
/** What higher areas read. */
/** What higher areas report about trips. */
export { type CompanyRecord, findCompany, lockCompany, rateCompany } from './company.repository.ts';
/** What higher areas provide. */
export { type CompanyRates, companyRates } from './company-rates.ts';
/** The companies a company works with, and those it marked with a star. */
export { type AssociatedCompany, associatedCompanies, favouriteCompanies } from './favourite.repository.ts';
export { companyMembers } from './operator.repository.ts';
/** How much the companies are used. */
export { measureCompanies } from './usage.repository.ts';

export interface CompaniesOptions {
  /** What higher areas create for a new company, in the same transaction. */
  readonly onCompanyCreated: OnCompanyCreated;
}

export function createCompaniesServer({ onCompanyCreated }: CompaniesOptions): AreaServer {
  return {
    name: 'companies',
    routes: companyRoutes(onCompanyCreated),
    lists: [companyListSource, associationListSource],
    jobs: [measureCompaniesJob],
    cron: [measureSchedule],
    fileReaders: companyFileReaders,
    needs: [companyMembers, companyRates],
    provides: [sessionCompany],
  };
}
