import { screens } from '#areas/tracking/area.ts';
import { defineRoutes, type LoadScreen } from '#ui/routing/routes.ts';

/** With the texts that no list shows. */
const shown = (load: LoadScreen) => ({ load, words: ['tracking/later'] });

export const routes = defineRoutes(screens, {
  map: shown(() => import('./live/map-screen.tsx')),
  devices: { isList: true, load: () => import('./devices/list/devices-screen.tsx') },
  device: shown(() => import('./devices/detail/device-screen.tsx')),
  operativeControl: { isList: true, load: () => import('./alerts/operative-control-screen.tsx') },
  controlDocuments: { isList: true, load: () => import('./documents/control-documents-screen.tsx') },
  controlEvents: { isList: true, load: () => import('./events/control-events-screen.tsx') },
});
