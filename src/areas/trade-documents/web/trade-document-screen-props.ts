import type { TradeDocumentMode } from './addresses.ts';

/** Every screen of the documents serves both ways to look at them; its address says which. */
export interface TradeDocumentScreenProps {
  readonly mode: TradeDocumentMode;
}
