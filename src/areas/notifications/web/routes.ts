import { screens } from '#areas/notifications/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  notifications: () => import('./screens/notifications-screen.tsx'),
  preferences: () => import('./screens/preferences-screen.tsx'),
});
