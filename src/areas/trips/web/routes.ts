import { screens } from '#areas/trips/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

const words = ['load-orders'];

export const routes = defineRoutes(screens, {
  driverView: { load: () => import('./driver/link-trip-screen.tsx'), words },
  myTrips: { load: () => import('./driver/my-trips-screen.tsx'), words },
  myTrip: { load: () => import('./driver/my-trip-screen.tsx'), words },
});
