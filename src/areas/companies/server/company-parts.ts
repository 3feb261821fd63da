import type { RequestContext } from '#platform/http/route.ts';
import { addressesOf } from './address.repository.ts';
import { partnersOf } from './association.repository.ts';
import { type CompanyParts, presentCompany } from './company.presenter.ts';
import type { CompanyRecord } from './company.repository.ts';
import { presentDocument } from './document.presenter.ts';
import { documentsOf } from './document.repository.ts';
import { presentRate } from './exchange-rate.presenter.ts';
import { ratesInForce } from './exchange-rate.repository.ts';
import { operatorsOf } from './operator.repository.ts';

/** A company with everything that belongs to it, for its own people or for the platform. */
export async function companyView(context: RequestContext<unknown>, record: CompanyRecord) {
  return { company: presentCompany(record, await partsOf(context, record.id), context) };
}

async function partsOf(context: RequestContext<unknown>, companyId: string): Promise<CompanyParts> {
  const { trx } = context;
  return {
    operators: await operatorsOf(trx, companyId),
    documents: (await documentsOf(trx, companyId)).map((document) => presentDocument(document, context)),
    associatedCompanies: await partnersOf(trx, companyId),
    addresses: await addressesOf(trx, companyId),
    exchangeRates: (await ratesInForce(trx, companyId)).map((rate) => presentRate(rate, context)),
  };
}
