import { screens } from '#areas/trade-documents/area.ts';
import { defineRoutes, type LoadScreen, withProps } from '#ui/routing/routes.ts';
import type { TradeDocumentMode } from './addresses.ts';

/** The pages show the status of their orders, so they need the phrases of load orders. */
const shown = (load: LoadScreen) => ({ load, words: ['load-orders'] });
const documents = (mode: TradeDocumentMode) => shown(withProps({ mode }, () => import('./trade-documents-screen.tsx')));
const checklist = (mode: TradeDocumentMode) => shown(withProps({ mode }, () => import('./checklist-screen.tsx')));
const contract = (mode: TradeDocumentMode) => shown(withProps({ mode }, () => import('./contract-screen.tsx')));

export const routes = defineRoutes(screens, {
  documents: documents('show'),
  checklist: checklist('show'),
  checklistVersion: checklist('show'),
  contract: contract('show'),
  contractVersion: contract('show'),
  updateDocuments: documents('update'),
  updateChecklist: checklist('update'),
  updateChecklistVersion: checklist('update'),
  updateContract: contract('update'),
  updateContractVersion: contract('update'),
});
