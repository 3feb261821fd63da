import { screens } from '#areas/tracking/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  operativeControl: { isList: true, load: () => import('./alerts/operative-control-screen.tsx') },
});
