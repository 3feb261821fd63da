import { screens } from '#areas/documents/area.ts';
import { defineRoutes } from '#ui/routing/routes.ts';

export const routes = defineRoutes(screens, {
  requiredDocuments: () => import('./required-documents-screen.tsx'),
});
