import { screens as loadOrders } from '#areas/load-orders/area.ts';
import { screens } from '#areas/operations/area.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { screens as sharing } from '#areas/sharing/area.ts';
import { screens as tradeDocuments } from '#areas/trade-documents/area.ts';
import { addressOf } from '#kernel/screens.ts';

const SCREENS = {
  normal: {
    list: screens.operations,
    create: screens.createOperation,
    detail: screens.operation,
    update: screens.updateOperation,
    share: sharing.shareOperation,
  },
  agro: {
    list: screens.agroOperations,
    create: screens.createAgroOperation,
    detail: screens.agroOperation,
    update: screens.updateAgroOperation,
    share: sharing.shareAgroOperation,
  },
} as const;

/** The base paths of operations, their orders and documents, and stage templates. */
export const listAddress = (kind: OperationKind): string => addressOf(SCREENS[kind].list);
export const createAddress = (kind: OperationKind): string => addressOf(SCREENS[kind].create);
export const detailAddress = (kind: OperationKind, operationId: string): string =>
  addressOf(SCREENS[kind].detail, { operationId });
export const updateAddress = (kind: OperationKind, operationId: string): string =>
  addressOf(SCREENS[kind].update, { operationId });

/** The public links of an operation. */
export const sharingAddress = (kind: OperationKind, operationId: string): string =>
  addressOf(SCREENS[kind].share, { operationId });

/** The dialog for new agro orders, over their list; its value is the operation. */
export const AGRO_TRUCKS = 'trucks';

/** Where orders are added to an operation; with a plate, the first of them is for that truck. */
export function newOrdersAddress(kind: OperationKind, operationId: string, plate?: string): string {
  if (kind === 'agro')
    return `${addressOf(loadOrders.agroOrders)}?${new URLSearchParams({ [AGRO_TRUCKS]: operationId })}`;
  const address = addressOf(loadOrders.createOrders, { operationId });
  return plate ? `${address}?${new URLSearchParams({ plate })}` : address;
}

export function orderAddress(operationId: string, order: { readonly _id: string; readonly kind: string }): string {
  const params = { operationId, loadOrderId: order._id };
  if (order.kind === 'agro') return addressOf(loadOrders.agroOrder, params);
  return addressOf(order.kind === 'multipoint' ? loadOrders.multipointOrder : loadOrders.order, params);
}

/** Documents are read under `show` and written under `update`. */
export type TradeDocumentMode = 'show' | 'update';

export const tradeDocumentsAddress = (mode: TradeDocumentMode, operationId: string): string =>
  addressOf(mode === 'show' ? tradeDocuments.documents : tradeDocuments.updateDocuments, { operationId });

export const TEMPLATES = addressOf(screens.stageTemplates);
export const newTemplateAddress = addressOf(screens.createStageTemplate);
export const templateAddress = (id: string): string => addressOf(screens.updateStageTemplate, { id });
