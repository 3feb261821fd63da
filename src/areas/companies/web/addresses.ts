import { addressOf } from '#ui/routing/area-screen.ts';

/** Addresses of the company screens, for links between them. */
export const companiesAddress = addressOf('companies');
export const createCompanyAddress = addressOf('companies/create');
export const updateCompanyAddress = (companyId: string): string =>
  addressOf('companies/update/{companyId}', { companyId });
export const companyUsersAddress = (companyName: string, companyId: string): string =>
  addressOf('companies/{companyName}/{companyId}/users', { companyName, companyId });
