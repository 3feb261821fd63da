import { screens } from '#areas/master-data/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  vehicleTypes: () => import('./catalogue-screen.tsx'),
  vehicleFeatures: () => import('./catalogue-screen.tsx'),
  weightUnits: () => import('./catalogue-screen.tsx'),
  categories: () => import('./catalogue-screen.tsx'),
  boardingModes: () => import('./catalogue-screen.tsx'),
  vehicleBrands: () => import('./catalogue-screen.tsx'),
  countries: () => import('./catalogue-screen.tsx'),
  cities: () => import('./cities/cities-screen.tsx'),
  createCity: () => import('./cities/create-city-screen.tsx'),
  updateCity: () => import('./cities/update-city-screen.tsx'),
  words: () => import('./words/words-screen.tsx'),
});
