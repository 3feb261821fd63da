import { screens } from '#areas/companies/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  profile: () => import('./profile/company-screen.tsx'),
  associations: () => import('./association/association-screen.tsx'),
  companies: {
    isList: true,
    load: () => import('./platform/companies-screen.tsx'),
  },
  createCompany: () => import('./platform/create-company-screen.tsx'),
  updateCompany: () => import('./platform/update-company-screen.tsx'),
});
