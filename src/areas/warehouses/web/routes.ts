import { screens } from '#areas/warehouses/area.ts';
import { defineRoutes, type LoadScreen } from '#ui/routing/routes.ts';

/** With the texts that no list shows. */
const shown = (load: LoadScreen) => ({ load, words: ['warehouses/later'] });

export const routes = defineRoutes(screens, {
  warehouses: { isList: true, load: () => import('./list/warehouses-screen.tsx') },
  createWarehouse: shown(() => import('./form/create-warehouse-screen.tsx')),
  updateWarehouse: shown(() => import('./form/update-warehouse-screen.tsx')),
  warehouse: shown(() => import('./detail/warehouse-screen.tsx')),
  schedulings: { isList: true, load: () => import('./schedulings/schedulings-screen.tsx') },
  validations: shown(() => import('./gate/gate-screen.tsx')),
  ticket: shown(() => import('./ticket/ticket-page.tsx')),
  facilityRating: shown(() => import('./rating/facility-rating-screen.tsx')),
});
