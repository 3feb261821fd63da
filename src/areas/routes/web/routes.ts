import { screens } from '#areas/routes/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  routes: { isList: true, load: () => import('./list/routes-screen.tsx') },
  updatePaths: { load: () => import('./editor/pair-screen.tsx'), words: ['routes/later'] },
  updateRoute: { load: () => import('./editor/route-screen.tsx'), words: ['routes/later'] },
  routeAlarms: { load: () => import('./alarms/alarms-screen.tsx'), words: ['routes/later'] },
});
