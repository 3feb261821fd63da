import { WRITE_EXPORTATION } from '#areas/operations/contract/operation.permissions.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { TradeDocumentMode } from './addresses.ts';
import type { TradeDocumentScreenProps } from './trade-document-screen-props.ts';

/** As the address says, but nobody writes who may only look. */
export function useTradeDocumentMode({ mode }: TradeDocumentScreenProps): TradeDocumentMode {
  return useHolds(WRITE_EXPORTATION) ? mode : 'show';
}
