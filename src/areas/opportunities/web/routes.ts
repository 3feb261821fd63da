import { screens } from '#areas/opportunities/area.ts';
import { defineRoutes, type LoadScreen, withProps } from '#ui/routing/routes.ts';
import type { RecordPlace } from './record/record-addresses.ts';

/** With the texts that no list shows. */
const shown = (load: LoadScreen) => ({ load, words: ['opportunities/later'] });

/** The form names trucks, weights and addresses as operations do. */
const form = (load: LoadScreen) => ({ load, words: ['operations', 'opportunities/later'] });
const create = (place: RecordPlace) => form(withProps({ place }, () => import('./form/create-opportunity-screen.tsx')));
const update = (place: RecordPlace) => form(withProps({ place }, () => import('./form/update-opportunity-screen.tsx')));
const clone = (place: RecordPlace) => form(withProps({ place }, () => import('./form/clone-opportunity-screen.tsx')));

/** Records name the catalogues of operations, the states of orders and what speaks against a truck. */
const words = ['operations', 'opportunities/later', 'load-orders', 'load-orders/later'];
const record = (place: RecordPlace) => ({
  words,
  load: withProps({ place }, () => import('./record/opportunity-screen.tsx')),
});

export const routes = defineRoutes(screens, {
  opportunities: { isList: true, load: () => import('./list/opportunities-screen.tsx') },
  createOpportunity: create('own'),
  updateOpportunity: update('own'),
  cloneOpportunity: clone('own'),
  cloneOperation: form(() => import('./form/clone-operation-screen.tsx')),
  createInMarketplace: create('market'),
  updateMarketOpportunity: update('market'),
  cloneMarketOpportunity: clone('market'),
  marketplace: {
    isList: true,
    load: () => import('./carrier/lists/marketplace-screen.tsx'),
  },
  opportunity: record('own'),
  marketOpportunity: record('market'),
  createOperationOfPostulation: { words, load: () => import('./record/award/award-screen.tsx') },
  publishedOpportunities: { isList: true, load: () => import('./carrier/lists/received-screen.tsx') },
  publishedOpportunity: shown(() => import('./carrier/published-opportunity-screen.tsx')),
  myPostulations: { isList: true, load: () => import('./carrier/lists/postulations-screen.tsx') },
  outsideView: shown(() => import('./outside/outside-screen.tsx')),
});
