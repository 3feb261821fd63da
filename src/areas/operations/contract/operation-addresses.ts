import { OPERATION_WIRE } from '#areas/operations/contract/operation-wire.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';

/** Where operations, their orders and documents, and stage templates are seen and written. */
export const listAddress = (kind: OperationKind): string => OPERATION_WIRE[kind].list;
export const createAddress = (kind: OperationKind): string => `${OPERATION_WIRE[kind].path}/create`;
export const detailAddress = (kind: OperationKind, id: string): string => `${OPERATION_WIRE[kind].path}/show/${id}`;
export const updateAddress = (kind: OperationKind, id: string): string => `${OPERATION_WIRE[kind].path}/update/${id}`;

/** What people without an account see of an operation. */
export const sharingAddress = (kind: OperationKind, id: string): string =>
  `/sharing/${kind === 'agro' ? 'agro' : 'operation'}/${id}`;

/** The form of the load orders; with a plate the first of them is for that truck. */
export function newOrdersAddress(operationId: string, plate?: string): string {
  const address = `/operation/${operationId}/loadOrder/create`;
  return plate ? `${address}?${new URLSearchParams({ plate })}` : address;
}

const ORDER_BRANCH: Readonly<Record<string, string>> = {
  agro: '/operation/agro/{id}/loadOrder/show',
  multipoint: '/operation/{id}/multipoint/loadOrder/show',
};

export function orderAddress(operationId: string, order: { readonly _id: string; readonly kind: string }): string {
  const branch = ORDER_BRANCH[order.kind] ?? '/operation/{id}/loadOrder/show';
  return `${branch.replace('{id}', operationId)}/${order._id}`;
}

/** Documents are looked at under `show` and written under `update`. */
export type TradeDocumentMode = 'show' | 'update';
export type TradeDocumentKind = 'checklist' | 'contract';

export const tradeDocumentsAddress = (mode: TradeDocumentMode, operationId: string): string =>
  `/operation/${mode}/${operationId}/documents`;

export function tradeDocumentAddress(
  mode: TradeDocumentMode,
  operationId: string,
  orderId: string,
  kind: TradeDocumentKind,
  tradeDocumentId?: string,
): string {
  const address = `${tradeDocumentsAddress(mode, operationId)}/${orderId}/${kind}`;
  return tradeDocumentId ? `${address}/${tradeDocumentId}` : address;
}

export const TEMPLATES = '/stageTemplate';
export const newTemplateAddress = `${TEMPLATES}/create`;
export const templateAddress = (id: string): string => `${TEMPLATES}/update/${id}`;
