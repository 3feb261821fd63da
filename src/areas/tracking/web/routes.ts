import { screens } from '#areas/tracking/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  map: { load: () => import('./live/map-screen.tsx'), words: ['tracking/later'] },
});
