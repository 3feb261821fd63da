import type { AreaServer } from '#platform/area.ts';
import { openWarehouses } from './address-book.repository.ts';
import { operationRoutes } from './operation.routes.ts';
import { operationListSources } from './operation-list.repository.ts';
import { operationOrders } from './operation-orders.repository.ts';
import { stageTemplateRoutes } from './stage-template.routes.ts';
import { stageTemplateSource } from './stage-template-list.repository.ts';

/** The address book, for areas above that name places. */
export { type AddressRecord, openWarehouses } from './address-book.repository.ts';
export { presentAddress } from './address-book.service.ts';
/** The built-in template, for companies without one of their own. */
export { builtInTemplate, companyLanguage } from './built-in-template.ts';
/** For areas above: reading and writing operations. */
export { findOperation, lockOperation, markCanceled, type OperationRecord } from './operation.repository.ts';
/** Implemented by load orders. */
export { type OperationOrders, operationOrders } from './operation-orders.repository.ts';
export { type Author, insertParsedOperation, type OperationClient, type ParsedOperation } from './parsed-operation.ts';
export { readOperation } from './read-operation.ts';
export { nextCodes, nextCodesOf } from './series.repository.ts';
export { type CurrentTemplate, currentTemplate } from './stage-template.repository.ts';
export { warehouseProblems } from './warehouse-problems.ts';

export const operationsServer: AreaServer = {
  name: 'operations',
  routes: [...stageTemplateRoutes, ...operationRoutes],
  lists: [stageTemplateSource, ...operationListSources],
  needs: [operationOrders, openWarehouses],
};
