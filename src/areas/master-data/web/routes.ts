import { screens } from '#areas/master-data/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  categories: () => import('./catalogue-screen.tsx'),
  boardingModes: () => import('./catalogue-screen.tsx'),
});
