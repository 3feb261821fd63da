import { readCompany, updateCompany, updateTheme } from '#areas/companies/contract/company.calls.ts';
import { route } from '#platform/http/route.ts';
import { readProfile, updateProfile } from './company.service.ts';
import { changeTheme } from './theme.service.ts';

export const companyRoutes = [
  route(readCompany, (context) => readProfile(context)),
  route(updateCompany, (context, { body }) => updateProfile(context, body)),
  route(updateTheme, (context, { body }) => changeTheme(context, body)),
];
