import { screens } from '#areas/users/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  users: { isList: true, load: () => import('./users-screen.tsx'), words: ['permissions'] },
  companyUsers: () => import('./company-users-screen.tsx'),
});
