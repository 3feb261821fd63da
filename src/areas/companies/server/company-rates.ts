import type { ExchangeRateView } from '#areas/companies/contract/company.shapes.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { definePort } from '#platform/ports.ts';
import type { CompanyRecord } from './company.repository.ts';

export type CompanyRates = (
  context: RequestContext<unknown>,
  company: Pick<CompanyRecord, 'id' | 'time_zone'>,
) => Promise<ExchangeRateView[]>;

/** The exchange rates in force in a company, which are part of its profile. */
export const companyRates = definePort<CompanyRates>('companyRates');
