import { screens } from '#areas/warehouses/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  warehouses: { isList: true, load: () => import('./list/warehouses-screen.tsx') },
  createWarehouse: () => import('./form/create-warehouse-screen.tsx'),
  updateWarehouse: () => import('./form/update-warehouse-screen.tsx'),
  warehouse: () => import('./detail/warehouse-screen.tsx'),
});
