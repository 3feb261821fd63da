import type { AreaScreen } from '#ui/routing/area-screen.ts';

export const companiesScreens: readonly AreaScreen[] = [
  { path: 'company', screen: () => import('./profile/company-screen.tsx') },
  { path: 'associatedCompany', screen: () => import('./association/association-screen.tsx') },
  { path: 'exchangeRate', screen: () => import('./exchange-rate/exchange-rate-screen.tsx') },
  { path: 'companies', screen: () => import('./platform/companies-screen.tsx') },
  { path: 'companies/create', screen: () => import('./platform/create-company-screen.tsx') },
  { path: 'companies/update/{companyId}', screen: () => import('./platform/update-company-screen.tsx') },
];
