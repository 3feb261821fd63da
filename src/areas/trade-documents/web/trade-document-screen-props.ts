import type { TradeDocumentMode } from './addresses.ts';

/** Every document screen has a read and a write mode, chosen by its address. */
export interface TradeDocumentScreenProps {
  readonly mode: TradeDocumentMode;
}
