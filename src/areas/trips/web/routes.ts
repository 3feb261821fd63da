import { screens } from '#areas/trips/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

/** The words of a trip stand with those of its order. */
const words = ['load-orders', 'load-orders/later'];

export const routes = defineRoutes(screens, {
  myTrips: { load: () => import('./driver/my-trips-screen.tsx'), words },
  myTrip: { load: () => import('./driver/my-trip-screen.tsx'), words },
});
