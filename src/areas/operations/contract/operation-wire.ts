import type { OperationKind } from '#areas/operations/rules/operation-state.ts';

/** The wire name of each kind: the first part of its call ids, its path and the path of its list. */
export const OPERATION_WIRE = {
  normal: { id: 'operation', path: '/operation', list: '/operation/normal', noun: 'operation' },
  agro: { id: 'operationAgro', path: '/operation/agro', list: '/operation/agro', noun: 'agro operation' },
} as const satisfies Readonly<Record<OperationKind, object>>;
