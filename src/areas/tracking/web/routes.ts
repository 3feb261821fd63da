import { screens } from '#areas/tracking/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  controlEvents: { isList: true, load: () => import('./events/control-events-screen.tsx') },
});
