import type { AreaServer } from '#platform/area.ts';
import { catalogueEntries } from '#platform/catalogues/catalogue-entries.port.ts';
import { provide } from '#platform/ports.ts';
import { entriesInReach } from './catalogue.repository.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { cityListSource } from './city.repository.ts';
import { cityRoutes } from './city.routes.ts';
import { wordRoutes } from './word.routes.ts';

/** Word of changes, for texts that hold names of entries. */
export { catalogueSaved } from './catalogue.hooks.ts';
export { namedEntry, productEntry } from './catalogue.repository.ts';
/** How higher areas check the keys of their forms. */
export { fieldKeyProblems, type NamedKey, ownKeyProblems } from './own-keys.ts';

export const masterDataServer: AreaServer = {
  name: 'master-data',
  routes: [...catalogueRoutes, ...wordRoutes, ...cityRoutes],
  lists: [cityListSource],
  provides: [provide(catalogueEntries, entriesInReach)],
};
