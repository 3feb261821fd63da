import {
  CANCEL_OPERATIONS,
  OPERATION_RIGHTS,
  SHOW_EXPORTATION,
  WRITE_EXPORTATION,
} from '#areas/operations/contract/operation.permissions.ts';
import type { TradeDocumentMode } from '#areas/operations/contract/operation-addresses.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { holds } from '#kernel/permission.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

export interface OperationAccess {
  readonly mayWrite: boolean;
  readonly mayCancel: boolean;
  readonly mayShowTradeDocuments: boolean;
  /** Whether the documents open for reading or writing. */
  readonly tradeDocumentMode: TradeDocumentMode;
}

export function useOperationAccess(kind: OperationKind): OperationAccess {
  const { permissions } = useSignedIn();
  return {
    mayWrite: holds(permissions, OPERATION_RIGHTS[kind].write),
    mayCancel: holds(permissions, CANCEL_OPERATIONS),
    mayShowTradeDocuments: holds(permissions, SHOW_EXPORTATION),
    tradeDocumentMode: holds(permissions, WRITE_EXPORTATION) ? 'update' : 'show',
  };
}
