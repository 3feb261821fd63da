import type { AreaServer } from '#platform/area.ts';
import { orderFormRoutes } from './order-form.routes.ts';

/** Checklists and contracts of load orders. */
export const tradeDocumentsServer: AreaServer = { name: 'tradeDocuments', routes: orderFormRoutes };
