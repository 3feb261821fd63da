import { screens } from '#areas/imports/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  uploader: () => import('./uploader-screen.tsx'),
});
