import { screens } from '#areas/routes/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  routes: { isList: true, load: () => import('./list/routes-screen.tsx'), words: ['routes/library'] },
  updatePaths: { load: () => import('./editor/pair-screen.tsx'), words: ['routes/editor'] },
  updateRoute: { load: () => import('./editor/route-screen.tsx'), words: ['routes/editor'] },
  routeAlarms: { load: () => import('./alarms/alarms-screen.tsx'), words: ['routes/alarms', 'routes/editor'] },
});
