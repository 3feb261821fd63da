import { companyList } from '#areas/companies/contract/company.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { firstPage } from '#ui/list/data/first-page.ts';

/** The companies that a super administrator begins with. */
export function firstCompanies(): ReturnType<typeof firstPage> {
  return firstPage(companyList, listCalls(companyList));
}
