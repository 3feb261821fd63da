import { findAddresses, saveAddress } from '#areas/operations/contract/address-book.calls.ts';
import {
  finalizeAgroOperation,
  findOperationClients,
  OPERATION_CALLS,
  readOperationChoices,
} from '#areas/operations/contract/operation.calls.ts';
import { findPaths } from '#areas/operations/contract/path-search.calls.ts';
import { OPERATION_KINDS, type OperationKind } from '#areas/operations/rules/operation-state.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { keepAddress, readAddresses } from './address-book.service.ts';
import {
  createOperation,
  finalizeOperation,
  readHistory,
  readOperationView,
  updateOperation,
} from './operation.service.ts';
import { findClients, readChoices } from './operation-lookup.service.ts';
import { searchPaths } from './path-search.service.ts';

function routesOf(kind: OperationKind): AnyRoute[] {
  const { read, create, update, history } = OPERATION_CALLS[kind];
  return [
    route(read, (context, { params }) => readOperationView(context, kind, params.id)),
    route(create, (context, { body }) => createOperation(context, kind, body)),
    route(update, (context, { params, body }) => updateOperation(context, kind, params.id, body)),
    route(history, (context, { params, query }) => readHistory(context, kind, params.id, query)),
  ];
}

export const operationRoutes: readonly AnyRoute[] = [
  ...OPERATION_KINDS.flatMap(routesOf),
  route(finalizeAgroOperation, (context, { params, body }) => finalizeOperation(context, params.id, body.version)),
  route(findPaths, (context, { query }) => searchPaths(context, query)),
  route(findAddresses, (context, { query }) => readAddresses(context, query)),
  route(saveAddress, (context, { body }) => keepAddress(context, body)),
  route(findOperationClients, (context, { query }) => findClients(context, query)),
  route(readOperationChoices, (context, { query }) => readChoices(context, query.kind)),
];
