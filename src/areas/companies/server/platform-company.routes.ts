import {
  createCompany,
  enableCompany,
  readPlatformCompany,
  updatePlatformCompany,
  verifyCompany,
} from '#areas/companies/contract/platform-company.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import {
  changeOneCompany,
  type OnCompanyCreated,
  readOneCompany,
  seedCompany,
  setEnabled,
  setVerified,
} from './platform-company.service.ts';

export function platformCompanyRoutes(onCompanyCreated: OnCompanyCreated): readonly AnyRoute[] {
  return [
    route(createCompany, (context, { body }) => seedCompany(context, body, onCompanyCreated)),
    route(readPlatformCompany, (context, { params }) => readOneCompany(context, params.id)),
    route(updatePlatformCompany, (context, { params, body }) => changeOneCompany(context, params.id, body)),
    route(enableCompany, (context, { params, body }) => setEnabled(context, params.id, body.enable)),
    route(verifyCompany, (context, { params, body }) => setVerified(context, params.id, body.verified)),
  ];
}
