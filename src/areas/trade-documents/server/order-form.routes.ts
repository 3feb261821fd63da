import {
  createChecklist as createChecklistCall,
  createContract as createContractCall,
  printContract as printCall,
  readChecklist,
  readContract,
  readFormOrder,
  readOperationTradeDocuments,
  updateChecklist as updateChecklistCall,
  updateContract as updateContractCall,
} from '#areas/trade-documents/contract/order-form.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { createChecklist, readChecklistView, readTradeDocuments, updateChecklist } from './order-form.service.ts';
import {
  createContract,
  printContract,
  readContractView,
  readStart,
  updateContract,
} from './transport-contract.service.ts';

export const orderFormRoutes: readonly AnyRoute[] = [
  route(readOperationTradeDocuments, (context, { params }) => readTradeDocuments(context, params.id)),
  route(readFormOrder, (context, { params }) => readStart(context, params.orderId)),
  route(createChecklistCall, (context, { params, body }) => createChecklist(context, params.orderId, body)),
  route(readChecklist, (context, { params }) => readChecklistView(context, params.id)),
  route(updateChecklistCall, (context, { params, body }) => updateChecklist(context, params.id, body)),
  route(createContractCall, (context, { params, body }) => createContract(context, params.orderId, body)),
  route(readContract, (context, { params }) => readContractView(context, params.id)),
  route(updateContractCall, (context, { params, body }) => updateContract(context, params.id, body)),
  route(printCall, (context, { params }) => printContract(context, params.id)),
];
