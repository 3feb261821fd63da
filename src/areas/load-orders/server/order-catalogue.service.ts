import { DOCK_OPERATION_NAMES, DOCK_OPERATIONS } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { ORDER_RIGHTS, usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import type { checkBillOfLading } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { FORM_DEFAULTS, ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import { inFormOrder } from '#areas/load-orders/rules/property-definition.ts';
import {
  BOARDING,
  CATEGORIES,
  CONTAINER_TYPES,
  CURRENCIES,
  DISPATCH_TYPES,
  SERVICE_TYPES,
  UNITS,
} from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { namesFor } from './catalogue-names.ts';
import { readIfAccessible } from './moves/order-access.ts';
import { findClients, findMembers } from './order-people.repository.ts';
import { propertiesOf } from './order-property.repository.ts';
import { findWithBill } from './order-relations.repository.ts';

type Context = RequestContext<Actor>;

export async function readCatalogues(context: Context) {
  const { trx, actor, services } = context;
  const names = namesFor(context);
  const trucks: readonly string[] = TRUCK_TYPES;
  const properties = (await propertiesOf(trx, companyOf(actor))).filter(({ disable }) => !disable);
  return {
    categories: services.catalogues.offered(CATEGORIES).map(names.category),
    weightUnits: services.catalogues.offered(UNITS).map(names.weightUnit),
    boardingModes: services.catalogues.offered(BOARDING).map(names.boardingMode),
    serviceTypes: SERVICE_TYPES.map(names.serviceType),
    dispatchTypes: DISPATCH_TYPES.map(names.dispatchType),
    containerTypes: CONTAINER_TYPES.map(names.containerType),
    currencies: CURRENCIES.map(names.currency),
    freightTypes: FREIGHT_TYPES.map(names.freightType),
    typeTransportUnits: services.catalogues
      .offered(TYPES)
      .filter((type) => trucks.includes(services.catalogues.behaviourOf(TYPES, type)))
      .map(names.vehicleType),
    typeOperations: DOCK_OPERATION_NAMES.map((id) => {
      const action = DOCK_OPERATIONS[id];
      return { ...names.typeOperation(id), action: { ...names.action(action), id: action } };
    }),
    documentTypes: ORDER_DOCUMENT_TYPES.map(names.documentType),
    properties: inFormOrder(properties).map((property) => ({ ...property, values: [...property.values] })),
    keyedAttributes: usesKeyedAttributes(actor.permissions),
    defaults: FORM_DEFAULTS,
  };
}

export async function searchClients({ trx, actor }: Context, search: string | undefined) {
  return { clients: await findClients(trx, companyOf(actor), search) };
}

export async function searchOperators({ trx, actor }: Context, search: string | undefined) {
  return { operators: await findMembers(trx, companyOf(actor), search) };
}

/** Names the other order only to those who may see it. */
export async function checkBill(
  context: Context,
  { billOfLadingNumber, exceptId }: ParsedInput<typeof checkBillOfLading>['query'],
) {
  const { trx, actor } = context;
  const readable = ORDER_KINDS.filter((kind) => holds(actor.permissions, ORDER_RIGHTS[kind].read));
  const id = await findWithBill(trx, companyOf(actor), billOfLadingNumber, exceptId ?? null, readable);
  const found = id === undefined ? null : await readIfAccessible(context, id);
  const order = found && { _id: found.order.id, loadingOrderCode: found.order.code };
  return { hasRepeatedBL: id !== undefined, order };
}
