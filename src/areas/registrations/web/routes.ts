import { screens } from '#areas/registrations/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

/** Drivers, vehicles and their documents have the names of the fleet. */
const words = ['fleet', 'fleet/later', 'documents'];

export const routes = defineRoutes(screens, {
  register: { words, load: () => import('./register/register-screen.tsx') },
  registrations: { isList: true, load: () => import('./list/registrations-screen.tsx') },
  registration: { words, load: () => import('./record/registration-screen.tsx') },
});
