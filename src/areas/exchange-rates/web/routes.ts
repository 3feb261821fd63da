import { screens } from '#areas/exchange-rates/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  exchangeRates: () => import('./exchange-rate-screen.tsx'),
});
