import { companyByUrl, listCountries, listTypeOperations } from '#areas/companies/contract/open.calls.ts';
import { route } from '#platform/http/route.ts';
import { readCountries, readSignInPage, readTypeOperations } from './open.service.ts';

export const openRoutes = [
  route(listCountries, (context) => readCountries(context)),
  route(listTypeOperations, (context) => readTypeOperations(context)),
  route(companyByUrl, (context, { query }) => readSignInPage(context, query.url)),
];
