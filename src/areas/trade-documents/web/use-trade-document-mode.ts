import { WRITE_EXPORTATION } from '#areas/operations/contract/operation.permissions.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { TradeDocumentMode } from './addresses.ts';

/** Every document screen has a read and a write mode, chosen by its address. */
export interface TradeDocumentScreenProps {
  readonly mode: TradeDocumentMode;
}

/** The mode of the address, but read-only without the permission to write. */
export function useTradeDocumentMode({ mode }: TradeDocumentScreenProps): TradeDocumentMode {
  return useHolds(WRITE_EXPORTATION) ? mode : 'show';
}
