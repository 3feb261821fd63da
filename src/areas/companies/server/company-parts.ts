import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import { addressesOf } from './address.repository.ts';
import { partnersOf } from './association.repository.ts';
import { type CompanyParts, presentCompany } from './company.presenter.ts';
import type { CompanyRecord } from './company.repository.ts';
import { companyRates } from './company-rates.ts';
import { presentDocument } from './document.presenter.ts';
import { documentsOf } from './document.repository.ts';
import { operatorsOf } from './operator.repository.ts';

/** A company with everything that belongs to it, for its own people or for the platform. */
export async function companyView(context: RequestContext<unknown>, record: CompanyRecord) {
  return { company: presentCompany(record, await partsOf(context, record), context) };
}

async function partsOf(context: RequestContext<unknown>, record: CompanyRecord): Promise<CompanyParts> {
  const { trx, services } = context;
  const { id: companyId } = record;
  return {
    operators: await operatorsOf(trx, companyId),
    documents: (await documentsOf(trx, companyId)).map((document) => presentDocument(document, context)),
    associatedCompanies: await partnersOf(trx, companyId),
    addresses: await addressesOf(trx, companyId),
    exchangeRates: await portOf(services, companyRates)(context, record),
  };
}
